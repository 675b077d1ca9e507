import { replaceEqualDeep } from '@tanstack/react-query';
import { rebase } from '@inkstone/form-engine';
import type { FormValues, Patch } from '@inkstone/schema';
import type { LoadedForm } from '../open-form.ts';
import { isEmptyPatch } from '../unsaved-work.ts';

export interface FollowedForm {
  readonly loaded: LoadedForm;
  /** What was typed, as it goes onto what is loaded now. */
  readonly patch: Patch;
}

/**
 * What is shown after something happened elsewhere. Status, task and actions always follow. The fields follow as long as nothing typed
 * is lost by it: where both changed the same, or the rights are others, they stay as they are and the server answers when it is sent.
 */
export function followedForm(before: LoadedForm, now: LoadedForm, patch: Patch): FollowedForm {
  if (isEmptyPatch(patch)) return { loaded: now, patch };
  const kept = { ...now, definition: before.definition, permission: before.permission, bizObject: before.bizObject };
  if (!isSame(before.permission, now.permission) || !isSame(before.definition, now.definition)) return { loaded: kept, patch };
  const { merged, conflicts } = rebase(patch, before.bizObject.values as FormValues, now.bizObject.values as FormValues);
  return conflicts.length > 0 ? { loaded: kept, patch } : { loaded: now, patch: merged };
}

function isSame<T>(before: T, now: T): boolean {
  return replaceEqualDeep(before, now) === before;
}
