import type { Random } from './random.ts';
import { dayMinutes, type Act, type Ago, type Step } from './story.ts';

type Where = Pick<Step, 'by' | 'activity' | 'child' | 'perhaps'>;

/** From here on people have not come to much of it yet. */
const recently = 3 * dayMinutes;
const leftPercent = 55;

/** The steps of a story, one after the other. What would come after the last working day did not happen yet, nor does some of the last days. */
export class Course {
  readonly steps: Step[] = [];
  readonly #random: Random;
  readonly #leaves: boolean;
  #ago: Ago;

  /** `leaves` false: nobody leaves a step for later. */
  constructor(random: Random, ago: Ago, { leaves = true }: { readonly leaves?: boolean } = {}) {
    this.#random = random;
    this.#ago = ago;
    this.#leaves = leaves;
  }

  /** So many working minutes after the step before. */
  after([least, most]: readonly [number, number], step: Act & Where): this {
    this.#ago -= this.#random.between(least, most);
    const isLeft = this.#ago < recently && this.#leaves && this.#random.chance(leftPercent);
    if (isLeft) this.#ago = -1;
    if (this.#ago >= 0) this.steps.push({ ...step, ago: this.#ago });
    return this;
  }
}

/** When something is begun: every so many working minutes, more often of late. */
export function* beginnings(
  random: Random,
  { from, every }: { readonly from: Ago; readonly every: readonly [number, number] },
): Generator<Ago> {
  const [least, most] = every;
  for (let ago = from; ago > 20; ago -= Math.max(15, Math.round(random.between(least, most) * (ago < recently ? 0.4 : 1)))) yield ago;
}

/** How long people take, in working minutes. */
export const soon = [6, 90] as const;
export const sameDay = [40, 380] as const;
export const nextDay = [240, 800] as const;
