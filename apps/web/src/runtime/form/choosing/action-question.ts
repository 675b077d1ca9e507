import { RequestFailure } from '../../../platform/api/request-failure.ts';
import type { Conflict } from '../conflict.ts';

/** What the server wants to know before an action goes on. */
export type ActionQuestion =
  /** Nobody is chosen for these activities. */
  | { readonly kind: 'people'; readonly activityCodes: readonly string[] }
  /** Values that decide the way came out otherwise than they were shown. */
  | { readonly kind: 'values'; readonly changes: readonly Conflict[] };

/** The question a refusal asks; null for any other failure. */
export function questionOf(failure: unknown): ActionQuestion | null {
  if (!(failure instanceof RequestFailure) || !failure.refusal) return null;
  const { code, params, conflicts } = failure.refusal;
  const codes = params?.['activityCodes'];
  if (code === 'NextNobodySelected' && typeof codes === 'string') return { kind: 'people', activityCodes: codes.split(',') };
  return code === 'values-changed' ? { kind: 'values', changes: conflicts ?? [] } : null;
}
