import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import type { FormContext } from '../form-context.ts';
import { formPath } from '../form-context.ts';

/** What the user typed and did not send, stored on this device. */
export interface UnsavedWork {
  readonly patch: Patch;
  readonly baseVersion: number;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const keyOf = (userId: string, context: FormContext): string => `inkstone.unsaved.${userId}${formPath(context)}`;

export const isEmptyPatch = (patch: Patch): boolean =>
  Object.keys(patch.values).length === 0 && Object.keys(patch.rows).length === 0 && patch.entries === undefined;

/** Whether the user typed something: the blank rows of a new form do not count. */
export const hasWork = (form: Form): boolean => form.status.peek() !== 'pristine' && !isEmptyPatch(form.patch());

/** Stores the work, or removes it when there is none. A full storage is ignored, so that it does not disturb the user. */
export function storeUnsavedWork(userId: string, context: FormContext, work: UnsavedWork): void {
  const key = keyOf(userId, context);
  try {
    if (isEmptyPatch(work.patch)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(work));
  } catch {
    // The work is still on the page.
  }
}

export function forgetUnsavedWork(userId: string, context: FormContext): void {
  localStorage.removeItem(keyOf(userId, context));
}

/** Returns the stored work of this user and context for `readUnsavedWork`; null when there is none. */
export function storedWork(userId: string, context: FormContext): string | null {
  return localStorage.getItem(keyOf(userId, context));
}
