/** One thing at a time that is asked of the table, and what it refused last. */
export class Acting {
    trouble = $state('');
    busy = $state(false);

    /** Does something; returns whether it was done. */
    async do(doing: () => Promise<unknown>): Promise<boolean> {
        this.busy = true;
        this.trouble = '';
        try {
            await doing();
            return true;
        } catch (error) {
            this.trouble = error instanceof Error ? error.message : String(error);
            return false;
        } finally {
            this.busy = false;
        }
    }
}
