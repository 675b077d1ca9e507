import { matchEnds, type Held } from './match-program.ts';
import { UnusablePattern, parsePattern } from './parse-pattern.ts';
import { atomOf } from './pattern-atom.ts';
import type { PatternFlags, PatternPart } from './pattern-part.ts';
import { programOf, TooManySteps, type Step } from './pattern-program.ts';

/** A pattern made ready. Browser and server run the same one. */
export interface LinearPattern {
  /** Steps of the pattern; testing takes at most this many for each character. */
  readonly size: number;
  /** Does it match anywhere in the text? */
  test(text: string): boolean;
}

/** A source and its repeats written out; what goes beyond is refused. */
const longestSource = 1000;
const mostSteps = 2000;
const knownFlags = /^[gimsuy]*$/;

/**
 * Makes a JavaScript pattern ready to be run in time that grows with the text only, whatever the pattern says. Null for what is no
 * pattern, refers back to a group, changes flags on the way, or is too large.
 *
 *     createPattern('^(?=.*\\d).{8,}$')?.test('inkstone7') // true
 */
export function createPattern(source: string, flagText = ''): LinearPattern | null {
  if (source.length > longestSource || !knownFlags.test(flagText)) return null;
  const flags: PatternFlags = {
    ignoreCase: flagText.includes('i'),
    multiline: flagText.includes('m'),
    dotAll: flagText.includes('s'),
  };
  try {
    if (!isWritten(source, 'u')) new RegExp(source, flags.ignoreCase ? 'i' : '');
    return new SteppedPattern(parsePattern(source, flags), flags);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof UnusablePattern || error instanceof TooManySteps) return null;
    throw error;
  }
}

function isWritten(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

class SteppedPattern implements LinearPattern {
  private readonly main: readonly Step[];
  private readonly looks = new Map<PatternPart, readonly Step[]>();
  private readonly flags: PatternFlags;
  private readonly isWord: (character: string) => boolean;
  private steps: number;

  constructor(part: PatternPart, flags: PatternFlags) {
    this.flags = flags;
    this.isWord = atomOf(String.raw`\w`, flags);
    this.main = programOf(part, false, mostSteps);
    this.steps = this.main.length;
    this.prepare(this.main);
  }

  get size(): number {
    return this.steps;
  }

  test(text: string): boolean {
    const characters = Array.from(text);
    return matchEnds(this.main, characters, false, this.assertion(characters), true).includes(1);
  }

  /** What is looked for ahead is followed backward from where it may end, so that one pass answers for every place. */
  private prepare(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.kind !== 'hold' || step.part.kind !== 'look' || this.looks.has(step.part)) continue;
      const program = programOf(step.part.part, step.part.ahead, mostSteps - this.steps);
      this.steps += program.length;
      this.looks.set(step.part, program);
      this.prepare(program);
    }
  }

  private assertion(text: readonly string[]): (part: Held, place: number) => boolean {
    const seen = new Map<PatternPart, Uint8Array>();
    const isBreak = (character: string | undefined): boolean =>
      character === undefined || (this.flags.multiline && /[\n\r\u2028\u2029]/.test(character));
    const isWordAt = (place: number): boolean => text[place] !== undefined && this.isWord(text[place]);
    const look = (part: Extract<Held, { kind: 'look' }>): Uint8Array => {
      let ends = seen.get(part);
      if (!ends) seen.set(part, (ends = matchEnds(this.looks.get(part)!, text, part.ahead, holds, false)));
      return ends;
    };
    const holds = (part: Held, place: number): boolean => {
      switch (part.kind) {
        case 'start':
          return isBreak(text[place - 1]);
        case 'end':
          return isBreak(text[place]);
        case 'boundary':
          return (isWordAt(place - 1) !== isWordAt(place)) !== part.negated;
        case 'look':
          return (look(part)[place] === 1) !== part.negated;
      }
    };
    return holds;
  }
}
