import type { FindingCode } from './finding-text.ts';

export type FindingPlace =
  | { readonly kind: 'workflow' }
  | { readonly kind: 'activity'; readonly activity: string }
  | { readonly kind: 'route'; readonly route: string };

/** Something that keeps a definition from being published; the text is looked up by code. */
export interface Finding {
  readonly code: FindingCode;
  readonly place: FindingPlace;
  readonly params: Readonly<Record<string, string>>;
  /** A counterexample: activity codes a token passes up to the trouble; the canvas can play it. */
  readonly path: readonly string[];
}
