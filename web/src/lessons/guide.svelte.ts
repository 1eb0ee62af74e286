import { keepSeat, type HeldSeat } from '../lib/seats';
import { BEGINNING, learn, type Course, type Progress } from './course';
import { keepLearnt } from './done';

/** Leads somebody through a lesson while a match is played; there is none in most matches. */
export class Guide<E> {
    course = $state.raw<Course<E> | null>(null);
    progress = $state.raw<Progress<E>>(BEGINNING);

    constructor(
        courses: readonly Course<E>[],
        private readonly seat: HeldSeat,
    ) {
        this.course = courses.find(({ id }) => id === seat.course) ?? null;
    }

    follow(event: E): void {
        if (!this.course) return;
        this.progress = learn(this.course, this.progress, event, this.seat.seat);
        if (this.progress.reached.length === this.course.goals.length) keepLearnt(this.course.id);
    }

    restart(): void {
        this.progress = BEGINNING;
    }

    /** Goes on without it, also after coming back. */
    stop(): void {
        this.course = null;
        const { course: _, ...seat } = this.seat;
        keepSeat(seat);
    }
}
