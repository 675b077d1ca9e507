import { matchEnds, type Assertion } from './match-program.ts';
import { UnusablePattern, parsePattern } from './parse-pattern.ts';
import { atomOf } from './pattern-atom.ts';
import type { PatternFlags, PatternPart } from './pattern-part.ts';
import { programOf, TooManySteps, type Step } from './pattern-program.ts';

/** A compiled pattern. Browser and server use the same implementation. */
export interface LinearPattern {
  /** The number of instructions; testing takes at most this many for each character. */
  readonly size: number;
  /** Whether the pattern matches anywhere in the text. */
  test(text: string): boolean;
}

/** The maximum length of a source, and of its program with repeats expanded. */
const maxSourceLength = 1000;
const maxSteps = 2000;
const knownFlags = /^[gimsuy]*$/;

/**
 * Compiles a JavaScript pattern so that testing takes time linear in the text, whatever the pattern. Returns null for an invalid pattern,
 * and for one that has back references, changes flags inside, or is too large. Example:
 * `createPattern('^(?=.*\\d).{8,}$')?.test('inkstone7')` is true.
 */
export function createPattern(source: string, flagText = ''): LinearPattern | null {
  if (source.length > maxSourceLength || !knownFlags.test(flagText)) return null;
  const flags: PatternFlags = {
    ignoreCase: flagText.includes('i'),
    multiline: flagText.includes('m'),
    dotAll: flagText.includes('s'),
  };
  try {
    if (!isValidSource(source, 'u')) new RegExp(source, flags.ignoreCase ? 'i' : '');
    return new SteppedPattern(parsePattern(source, flags), flags);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof UnusablePattern || error instanceof TooManySteps) return null;
    throw error;
  }
}

function isValidSource(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

class SteppedPattern implements LinearPattern {
  private readonly main: readonly Step[];
  private readonly lookarounds = new Map<PatternPart, readonly Step[]>();
  private readonly flags: PatternFlags;
  private readonly isWord: (character: string) => boolean;
  private steps: number;

  constructor(part: PatternPart, flags: PatternFlags) {
    this.flags = flags;
    this.isWord = atomOf(String.raw`\w`, flags);
    this.main = programOf(part, false, maxSteps);
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

  /** A lookahead runs backward from its possible ends, so that one pass gives the result for every position. */
  private prepare(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.kind !== 'assert' || step.part.kind !== 'look' || this.lookarounds.has(step.part)) continue;
      const program = programOf(step.part.part, step.part.ahead, maxSteps - this.steps);
      this.steps += program.length;
      this.lookarounds.set(step.part, program);
      this.prepare(program);
    }
  }

  private assertion(text: readonly string[]): (part: Assertion, position: number) => boolean {
    const seen = new Map<PatternPart, Uint8Array>();
    const isBreak = (character: string | undefined): boolean =>
      character === undefined || (this.flags.multiline && /[\n\r\u2028\u2029]/.test(character));
    const isWordAt = (position: number): boolean => text[position] !== undefined && this.isWord(text[position]);
    const look = (part: Extract<Assertion, { kind: 'look' }>): Uint8Array => {
      let ends = seen.get(part);
      if (!ends) seen.set(part, (ends = matchEnds(this.lookarounds.get(part)!, text, part.ahead, holds, false)));
      return ends;
    };
    const holds = (part: Assertion, position: number): boolean => {
      switch (part.kind) {
        case 'start':
          return isBreak(text[position - 1]);
        case 'end':
          return isBreak(text[position]);
        case 'boundary':
          return (isWordAt(position - 1) !== isWordAt(position)) !== part.negated;
        case 'look':
          return (look(part)[position] === 1) !== part.negated;
      }
    };
    return holds;
  }
}
