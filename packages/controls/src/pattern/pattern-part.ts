/** Tests whether an atom such as `\d` or `[a-z]` matches a character. */
export type MatchesCharacter = (character: string) => boolean;

/** The syntax tree of a pattern. Greediness is ignored: only whether the pattern matches at all is of interest. */
export type PatternPart =
  | { readonly kind: 'atom'; readonly matches: MatchesCharacter }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'boundary'; readonly negated: boolean }
  | { readonly kind: 'look'; readonly part: PatternPart; readonly ahead: boolean; readonly negated: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternPart[] }
  | { readonly kind: 'repeat'; readonly part: PatternPart; readonly least: number; readonly most: number };

/** Flags that change the meaning of the parts. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}
