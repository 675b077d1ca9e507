import type { PatternPart } from './pattern-part.ts';
import type { Step } from './pattern-program.ts';

export type Assertion = Extract<PatternPart, { kind: 'start' | 'end' | 'boundary' | 'look' }>;

/** Tests whether an assertion holds at a position between two characters. */
export type TestAssertion = (part: Assertion, position: number) => boolean;

/**
 * Simulates all threads of the program at once, starting a new one at every position. No instruction runs twice at the same position, so
 * the time is at most the number of instructions times the length of the text. Returns a flag for each position at which a match ends.
 */
export function matchEnds(
  steps: readonly Step[],
  text: readonly string[],
  backward: boolean,
  holds: TestAssertion,
  first: boolean,
): Uint8Array {
  const ends = new Uint8Array(text.length + 1);
  const seenAt = new Int32Array(steps.length).fill(-1);
  const waiting: number[] = [];
  let active: number[] = [];

  function enter(start: number, position: number): void {
    waiting.push(start);
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      if (seenAt[step] === position) continue;
      seenAt[step] = position;
      const each = steps[step]!;
      if (each.kind === 'consume') active.push(step);
      else if (each.kind === 'fork') waiting.push(...each.targets);
      else if (each.kind === 'end') ends[position] = 1;
      else if (holds(each.part, position)) waiting.push(step + 1);
    }
  }

  for (let count = 0; count <= text.length; count += 1) {
    const position = backward ? text.length - count : count;
    enter(0, position);
    if (first && ends[position] === 1) return ends;
    const character = text[backward ? position - 1 : position];
    if (character === undefined) continue;
    const next = backward ? position - 1 : position + 1;
    const before = active;
    active = [];
    for (const step of before) {
      const each = steps[step]!;
      if (each.kind === 'consume' && each.matches(character)) enter(step + 1, next);
    }
    if (first && ends[next] === 1) return ends;
  }
  return ends;
}
