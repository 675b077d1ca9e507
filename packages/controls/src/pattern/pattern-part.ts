/** Says whether an atom such as `\d` or `[a-z]` takes a character. */
export type TakesCharacter = (character: string) => boolean;

/** A pattern taken apart. What may match more or less of a text matters not: only whether the whole matches at all. */
export type PatternPart =
  | { readonly kind: 'atom'; readonly takes: TakesCharacter }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'boundary'; readonly negated: boolean }
  | { readonly kind: 'look'; readonly part: PatternPart; readonly ahead: boolean; readonly negated: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'repeat'; readonly part: PatternPart; readonly least: number; readonly most: number };

/** Flags of the pattern that change what its parts mean. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}
