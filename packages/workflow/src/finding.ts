import type { FindingCode } from './finding-text.ts';
import type { FindingStep } from './finding-step.ts';

export type FindingPlace =
  | { readonly kind: 'workflow' }
  | { readonly kind: 'activity'; readonly activity: string }
  | { readonly kind: 'route'; readonly route: string };

/** Something the check of a definition found; the text is looked up by code. */
export interface Finding {
  readonly code: FindingCode;
  readonly place: FindingPlace;
  readonly params: Readonly<Record<string, string>>;
  /** A counterexample: what happens, one after the other, up to the trouble; the canvas can play it. */
  readonly steps: readonly FindingStep[];
}

const warnings: ReadonlySet<FindingCode> = new Set<FindingCode>(['NotProved', 'ParticipantInactive']);

/** Errors keep a definition from being published, warnings are only told. */
export function severityOf(code: FindingCode): 'error' | 'warning' {
  return warnings.has(code) ? 'warning' : 'error';
}
