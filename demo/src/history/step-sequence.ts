import type { Random } from './random.ts';
import { dayMinutes, type StepAction, type WorkingMinutesAgo, type Step } from './record-history.ts';

type StepTarget = Pick<Step, 'by' | 'activity' | 'child' | 'optional'>;

/** Steps more recent than this are partly omitted, so that work is still open. */
const recently = 3 * dayMinutes;
const postponedPercent = 55;

/** Builds the steps of a record in order. Omits the steps after the end of the last working day and a part of those of the last days. */
export class StepSequence {
  readonly steps: Step[] = [];
  readonly #random: Random;
  readonly #mayPostpone: boolean;
  #ago: WorkingMinutesAgo;

  /** With `mayPostpone` false no step of the last days is omitted. */
  constructor(random: Random, ago: WorkingMinutesAgo, { mayPostpone = true }: { readonly mayPostpone?: boolean } = {}) {
    this.#random = random;
    this.#ago = ago;
    this.#mayPostpone = mayPostpone;
  }

  /** Adds a step `least` to `most` working minutes after the previous one. */
  after([least, most]: readonly [number, number], step: StepAction & StepTarget): this {
    this.#ago -= this.#random.between(least, most);
    const isPostponed = this.#ago < recently && this.#mayPostpone && this.#random.chance(postponedPercent);
    if (isPostponed) this.#ago = -1;
    if (this.#ago >= 0) this.steps.push({ ...step, ago: this.#ago });
    return this;
  }
}

/** Yields start times `every` so many working minutes; the intervals are shorter in the last days. */
export function* startTimes(
  random: Random,
  { from, every }: { readonly from: WorkingMinutesAgo; readonly every: readonly [number, number] },
): Generator<WorkingMinutesAgo> {
  const [least, most] = every;
  for (let ago = from; ago > 20; ago -= Math.max(15, Math.round(random.between(least, most) * (ago < recently ? 0.4 : 1)))) yield ago;
}

/** Typical delays before a person acts, in working minutes. */
export const soon = [6, 90] as const;
export const sameDay = [40, 380] as const;
export const nextDay = [240, 800] as const;
