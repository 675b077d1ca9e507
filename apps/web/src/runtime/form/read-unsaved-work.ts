import { patchSchema } from '@inkstone/schema';
import type { UnsavedWork } from './unsaved-work.ts';

/** Null when it cannot be read any more. */
export function readUnsavedWork(kept: string): UnsavedWork | null {
  try {
    const { patch, baseVersion, keptAt } = JSON.parse(kept) as Record<string, unknown>;
    const parsed = patchSchema.safeParse(patch);
    return parsed.success ? { patch: parsed.data, baseVersion: Number(baseVersion), keptAt: Number(keptAt) } : null;
  } catch {
    return null;
  }
}
