/** What an answer came to in a word or two, and for whom; a seat of -1 stands for nobody in particular. */
export interface Gist {
    seat: number;
    word: string;
}
