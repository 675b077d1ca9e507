import { refuse } from '../http/refusal.ts';
import type { Actor } from '../http/request-context.ts';

/** Refuses with `not-allowed` all but administrators and application administrators. */
export function requireAppAdministrator({ isAdmin, isAppAdmin }: Actor): void {
  if (!isAdmin && !isAppAdmin) refuse('not-allowed');
}
