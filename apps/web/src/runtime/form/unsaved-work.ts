import type { Form } from '@inkstone/form-engine';
import type { Patch } from '@inkstone/schema';
import type { FormPlace } from './form-place.ts';
import { placePath } from './form-place.ts';

/** What somebody typed and did not send, kept on this device. */
export interface UnsavedWork {
  readonly patch: Patch;
  readonly baseVersion: number;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

const keyOf = (userId: string, place: FormPlace): string => `inkstone.unsaved.${userId}${placePath(place)}`;

export const isEmptyPatch = (patch: Patch): boolean =>
  Object.keys(patch.values).length === 0 && Object.keys(patch.rows).length === 0 && patch.entries === undefined;

/** Whether somebody typed something: the blank rows a new form opens with are nobody's work. */
export const hasWork = (form: Form): boolean => form.status.peek() !== 'pristine' && !isEmptyPatch(form.patch());

/** Keeps the work, or forgets it when there is none. A full store is no reason to disturb the person. */
export function keepUnsavedWork(userId: string, place: FormPlace, work: UnsavedWork): void {
  const key = keyOf(userId, place);
  try {
    if (isEmptyPatch(work.patch)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(work));
  } catch {
    // The work is still on the page.
  }
}

export function forgetUnsavedWork(userId: string, place: FormPlace): void {
  localStorage.removeItem(keyOf(userId, place));
}

/** What was kept for this person and place, to be read by `readUnsavedWork`; null when nothing is. */
export function keptWork(userId: string, place: FormPlace): string | null {
  return localStorage.getItem(keyOf(userId, place));
}
