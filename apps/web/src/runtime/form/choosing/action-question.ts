import { RequestFailure } from '../../../platform/api/request-failure.ts';
import type { Conflict } from '../conflict.ts';

/** A question of the server that must be answered before an action continues. */
export type ActionQuestion =
  /** Nobody is chosen for these activities. */
  | { readonly kind: 'people'; readonly activityCodes: readonly string[] }
  /** Values that decide the route differ from those shown. */
  | { readonly kind: 'values'; readonly changes: readonly Conflict[] };

/** Returns the question of a refusal; null for any other failure. */
export function questionOf(failure: unknown): ActionQuestion | null {
  if (!(failure instanceof RequestFailure) || !failure.refusal) return null;
  const { code, params, conflicts } = failure.refusal;
  const codes = params?.['activityCodes'];
  if (code === 'NextNobodySelected' && typeof codes === 'string') return { kind: 'people', activityCodes: codes.split(',') };
  return code === 'values-changed' ? { kind: 'values', changes: conflicts ?? [] } : null;
}
