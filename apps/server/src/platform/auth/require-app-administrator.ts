import { refuse } from '../http/refusal.ts';
import type { Actor } from '../http/request-context.ts';

/** Application administrators, and those of everything. Refuses others with `not-allowed`. */
export function requireAppAdministrator({ isAdmin, isAppAdmin }: Actor): void {
  if (!isAdmin && !isAppAdmin) refuse('not-allowed');
}
