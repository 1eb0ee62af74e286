/** Where this browser keeps whom it does not want to hear. */
const KEPT = 'wildswing.quiet';
const MOST = 200;

interface Kept {
    all: boolean;
    names: string[];
}

/** Whom a person does not want to hear: nobody at all, or certain people. */
class Quiet {
    private kept = $state.raw<Kept>(read());

    get all(): boolean {
        return this.kept.all;
    }

    set all(all: boolean) {
        this.keep({ ...this.kept, all });
    }

    /** Whether somebody is not heard. */
    has(name: string): boolean {
        return this.kept.all || this.kept.names.includes(name);
    }

    /** Hears somebody no more, or again. */
    set(name: string, quiet: boolean): void {
        const others = this.kept.names.filter((one) => one !== name);
        this.keep({ ...this.kept, names: quiet ? [name, ...others].slice(0, MOST) : others });
    }

    private keep(kept: Kept): void {
        this.kept = kept;
        localStorage.setItem(KEPT, JSON.stringify(kept));
    }
}

function read(): Kept {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
        if (typeof found === 'object' && found !== null && 'all' in found && 'names' in found) {
            const names = Array.isArray(found.names) ? found.names.filter((one) => typeof one === 'string') : [];
            return { all: found.all === true, names };
        }
    } catch {
        // What cannot be read was not kept by this page.
    }
    return { all: false, names: [] };
}

export const quiet = new Quiet();
