import type { Field } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import { errorId } from '../face/field-id.ts';

/** What a table as a whole is given: it is described by what is said of its rows, and itself wrong only when it has none. */
export function sheetFault(
  { path }: Field,
  issues: readonly Issue[],
): { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true } {
  if (issues.length === 0) return {};
  return { 'aria-describedby': errorId(path), ...(issues.some((issue) => issue.path === path) && { 'aria-invalid': true }) };
}
