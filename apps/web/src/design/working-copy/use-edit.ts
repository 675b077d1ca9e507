import type { Json, Operation } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useWorkingCopy } from './use-working-copy.ts';
import { setting } from './was-seen.ts';

/** Edits the working copy; returns whether the edit fits. The frame shows why one does not. */
export function useEdit() {
  const copy = useWorkingCopy();
  const edit = (operations: readonly Operation[]): boolean => copy.edit(operations) === null;
  const set = (document: DocumentKey, path: readonly string[], value: Json | undefined, was: Json | undefined): boolean =>
    edit([setting({ document, path, value, was })]);
  return { edit, set };
}
