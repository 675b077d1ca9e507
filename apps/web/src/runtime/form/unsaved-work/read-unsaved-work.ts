import { patchSchema } from '@inkstone/schema';
import type { UnsavedWork } from './unsaved-work.ts';

/** Null when the stored work is unreadable. */
export function readUnsavedWork(stored: string): UnsavedWork | null {
  try {
    const { patch, baseVersion, keptAt } = JSON.parse(stored) as Record<string, unknown>;
    const parsed = patchSchema.safeParse(patch);
    return parsed.success ? { patch: parsed.data, baseVersion: Number(baseVersion), keptAt: Number(keptAt) } : null;
  } catch {
    return null;
  }
}
