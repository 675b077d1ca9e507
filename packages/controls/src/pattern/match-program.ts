import type { PatternPart } from './pattern-part.ts';
import type { Step } from './pattern-program.ts';

export type Held = Extract<PatternPart, { kind: 'start' | 'end' | 'boundary' | 'look' }>;

/** Tells whether an assertion holds between two characters. */
export type Holds = (part: Held, place: number) => boolean;

/**
 * Follows all ways through the steps at once, starting anew at every place: no step is gone through twice at the same place, so the time
 * is at most the number of steps times the length of the text. Answers where something that matches ends, by place.
 */
export function matchEnds(steps: readonly Step[], text: readonly string[], backward: boolean, holds: Holds, first: boolean): Uint8Array {
  const ends = new Uint8Array(text.length + 1);
  const seenAt = new Int32Array(steps.length).fill(-1);
  const waiting: number[] = [];
  let here: number[] = [];

  function enter(start: number, place: number): void {
    waiting.push(start);
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      if (seenAt[step] === place) continue;
      seenAt[step] = place;
      const each = steps[step]!;
      if (each.kind === 'take') here.push(step);
      else if (each.kind === 'fork') waiting.push(...each.targets);
      else if (each.kind === 'end') ends[place] = 1;
      else if (holds(each.part, place)) waiting.push(step + 1);
    }
  }

  for (let count = 0; count <= text.length; count += 1) {
    const place = backward ? text.length - count : count;
    enter(0, place);
    if (first && ends[place] === 1) return ends;
    const character = text[backward ? place - 1 : place];
    if (character === undefined) continue;
    const next = backward ? place - 1 : place + 1;
    const before = here;
    here = [];
    for (const step of before) {
      const each = steps[step]!;
      if (each.kind === 'take' && each.takes(character)) enter(step + 1, next);
    }
    if (first && ends[next] === 1) return ends;
  }
  return ends;
}
