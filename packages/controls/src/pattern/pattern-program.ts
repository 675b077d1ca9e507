import type { PatternPart, MatchesCharacter } from './pattern-part.ts';

/** An instruction: consume a character, fork, test an assertion, or end. */
export type Step =
  | { readonly kind: 'consume'; readonly matches: MatchesCharacter }
  | { readonly kind: 'fork'; readonly targets: readonly number[] }
  | { readonly kind: 'assert'; readonly part: Extract<PatternPart, { kind: 'start' | 'end' | 'boundary' | 'look' }> }
  | { readonly kind: 'end' };

/**
 * The program is too large. The limit is for all programs of a pattern together: repeats are expanded, so `(a{1000}){1000}` would have a
 * million instructions.
 */
export class TooManySteps extends Error {}

/** Compiles a part to instructions that consume characters forward, or backward for lookbehind. */
export function programOf(part: PatternPart, backward: boolean, allowed: number): readonly Step[] {
  const writer = new ProgramWriter(backward, allowed);
  writer.write(part);
  writer.add({ kind: 'end' });
  return writer.steps;
}

class ProgramWriter {
  readonly steps: Step[] = [];
  private readonly backward: boolean;
  private readonly allowed: number;

  constructor(backward: boolean, allowed: number) {
    this.backward = backward;
    this.allowed = allowed;
  }

  add(step: Step): number {
    if (this.steps.length >= this.allowed) throw new TooManySteps();
    return this.steps.push(step) - 1;
  }

  write(part: PatternPart): void {
    switch (part.kind) {
      case 'atom':
        this.add({ kind: 'consume', matches: part.matches });
        return;
      case 'sequence':
        for (const each of this.backward ? part.parts.toReversed() : part.parts) this.write(each);
        return;
      case 'choice':
        this.choice(part.parts);
        return;
      case 'repeat':
        this.repeat(part);
        return;
      default:
        this.add({ kind: 'assert', part });
    }
  }

  private choice(parts: readonly PatternPart[]): void {
    const fork: number[] = [];
    const exits: number[][] = [];
    this.add({ kind: 'fork', targets: fork });
    for (const part of parts) {
      fork.push(this.steps.length);
      this.write(part);
      const exit: number[] = [];
      this.add({ kind: 'fork', targets: exit });
      exits.push(exit);
    }
    for (const exit of exits) exit.push(this.steps.length);
  }

  private repeat({ part, least, most }: Extract<PatternPart, { kind: 'repeat' }>): void {
    for (let count = 0; count < least; count += 1) this.write(part);
    if (most === Infinity) {
      const targets: number[] = [];
      const at = this.add({ kind: 'fork', targets });
      targets.push(this.steps.length);
      this.write(part);
      this.add({ kind: 'fork', targets: [at] });
      targets.push(this.steps.length);
      return;
    }
    const exits: number[][] = [];
    for (let count = least; count < most; count += 1) {
      const targets: number[] = [];
      this.add({ kind: 'fork', targets });
      targets.push(this.steps.length);
      exits.push(targets);
      this.write(part);
    }
    for (const exit of exits) exit.push(this.steps.length);
  }
}
