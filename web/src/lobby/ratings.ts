import type { Rated } from '../wire';

/** Says by how much a rating has changed. */
export function changed(by: number): string {
    return by < 0 ? `−${-by}` : `+${by}`;
}

/** Says a rating with its deviation. */
export function ratingSaid({ rating, deviation }: Pick<Rated, 'rating' | 'deviation'>): string {
    return `${rating} ± ${deviation}`;
}
