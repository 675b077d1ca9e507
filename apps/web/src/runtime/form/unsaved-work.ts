import { patchSchema, type Patch } from '@inkstone/schema';
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

/** What was kept for this person and place; null when nothing is, or when it cannot be read any more. */
export function unsavedWork(userId: string, place: FormPlace): UnsavedWork | null {
  const text = localStorage.getItem(keyOf(userId, place));
  if (!text) return null;
  try {
    const { patch, baseVersion, keptAt } = JSON.parse(text) as Record<string, unknown>;
    const parsed = patchSchema.safeParse(patch);
    return parsed.success ? { patch: parsed.data, baseVersion: Number(baseVersion), keptAt: Number(keptAt) } : null;
  } catch {
    return null;
  }
}
