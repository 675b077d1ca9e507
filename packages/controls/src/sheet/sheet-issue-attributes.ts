import type { Field } from '@inkstone/form-engine';
import type { Issue } from '@inkstone/schema';
import { errorId } from '../view/field-id.ts';

/**
 * Returns the ARIA attributes of a table: it is described by the issues of its rows, and invalid only if an issue concerns the whole sheet.
 */
export function sheetIssueAttributes(
  { path }: Field,
  issues: readonly Issue[],
): { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true } {
  if (issues.length === 0) return {};
  return { 'aria-describedby': errorId(path), ...(issues.some((issue) => issue.path === path) && { 'aria-invalid': true }) };
}
