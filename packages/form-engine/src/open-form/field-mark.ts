import type { Issue } from '@inkstone/schema';
import type { FieldStatus } from '../interfaces/form.ts';

/** The progress of a field through editing and validation; conditions complete the status. */
export type FieldMark = 'pristine' | 'dirty' | 'checked';

export function statusOf(mark: FieldMark, disabled: boolean, pending: boolean, errors: readonly Issue[]): FieldStatus {
  if (disabled) return 'disabled';
  if (pending) return 'pending';
  if (errors.length > 0) return 'invalid';
  return mark === 'checked' ? 'valid' : mark;
}
