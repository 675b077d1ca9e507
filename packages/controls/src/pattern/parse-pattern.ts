import { atomOf } from './pattern-atom.ts';
import type { PatternFlags, PatternPart } from './pattern-part.ts';

/** The pattern has back references, which cannot be matched in linear time, or changes its flags inside. */
export class UnusablePattern extends Error {}

const escapePattern =
  /\\(?:u\{[0-9a-fA-F]+\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[^])/uy;
const classPattern = /\[(?:\\[^]|[^\]\\])*\]/uy;
const countPattern = /\{(\d+)(?:(,)(\d*))?\}/uy;
const groupPattern = /\((?:\?(?:(:)|(<?[=!])|<[^>=!]*>|(?=.)))?/uy;

/** Parses a source that the platform's `RegExp` has accepted, which guarantees balanced brackets. */
export function parsePattern(source: string, flags: PatternFlags): PatternPart {
  return new PatternReader(source, flags).choice();
}

class PatternReader {
  private readonly source: string;
  private readonly flags: PatternFlags;
  private at = 0;

  constructor(source: string, flags: PatternFlags) {
    this.source = source;
    this.flags = flags;
  }

  choice(): PatternPart {
    const parts = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      parts.push(this.sequence());
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  private sequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.at < this.source.length && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      parts.push(this.repeated(this.part()));
    }
    return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
  }

  private part(): PatternPart {
    const character = String.fromCodePoint(this.source.codePointAt(this.at)!);
    switch (character) {
      case '^':
        return this.single({ kind: 'start' });
      case '$':
        return this.single({ kind: 'end' });
      case '(':
        return this.group();
      case '[':
        return this.atom(this.match(classPattern)![0]);
      case '\\':
        return this.escape();
      default:
        this.at += character.length;
        return this.atom(character === '.' ? '.' : character.replace(/[\^$\\.*+?()[\]{}|/]/, String.raw`\$&`));
    }
  }

  private single(part: PatternPart): PatternPart {
    this.at += 1;
    return part;
  }

  private escape(): PatternPart {
    const text = this.match(escapePattern)![0];
    if (text === String.raw`\b` || text === String.raw`\B`) return { kind: 'boundary', negated: text.endsWith('B') };
    if (/^\\[1-9k]/.test(text)) throw new UnusablePattern();
    return this.atom(text);
  }

  private group(): PatternPart {
    const [head, , look] = this.match(groupPattern)!;
    // Inline flags such as `(?i:…)`.
    if (head === '(?') throw new UnusablePattern();
    const part = this.choice();
    this.at += 1;
    return look === undefined ? part : { kind: 'look', part, ahead: !look.startsWith('<'), negated: look.endsWith('!') };
  }

  private repeated(part: PatternPart): PatternPart {
    const [least, most] = this.counts();
    if (most === -1) return part;
    if (this.source[this.at] === '?') this.at += 1;
    return { kind: 'repeat', part, least, most };
  }

  /** The minimum and maximum number of repetitions; -1 if there is no quantifier. */
  private counts(): readonly [least: number, most: number] {
    const sign = this.source[this.at];
    if (sign === '*' || sign === '+' || sign === '?') {
      this.at += 1;
      return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
    }
    const match = sign === '{' ? this.match(countPattern) : null;
    if (!match) return [1, -1];
    const least = Number(match[1]);
    if (match[2] === undefined) return [least, least];
    return [least, match[3] === '' ? Infinity : Number(match[3])];
  }

  private atom(source: string): PatternPart {
    return { kind: 'atom', matches: atomOf(source, this.flags) };
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}
