import { replaceEqualDeep } from '@tanstack/react-query';
import { rebase } from '@inkstone/form-engine';
import type { FormValues, Patch } from '@inkstone/schema';
import type { LoadedForm } from '../open-form.ts';
import { isEmptyPatch } from '../unsaved-work/unsaved-work.ts';

export interface FollowedForm {
  readonly loaded: LoadedForm;
  /** The user's changes, applied to the loaded version. */
  readonly patch: Patch;
}

/**
 * The form after a change elsewhere. Status, task and actions are always updated. The fields are updated as long as nothing typed is lost:
 * where both changed the same field, or the rights changed, they stay and the server answers when the form is sent.
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
