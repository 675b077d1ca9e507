import { documentsOf, openReplica, type Document, type Documents } from '@inkstone/design';
import type { WorkingCopy } from '../working-copy/working-copy.ts';

/** A working copy to look at: another document among those that are designed now. Nothing in it is changed or sent. */
export function versionCopy(documents: Documents, shown: Document): WorkingCopy {
  const all = documentsOf([...documents.values(), shown]);
  const state = {
    replica: openReplica({ revision: 0, documents: all, published: all }),
    saving: 'saved',
    failure: null,
    misfit: null,
    rights: { design: false, publish: false },
  } as const;
  const nothing = () => Promise.resolve();
  return {
    state: () => state,
    subscribe: () => () => undefined,
    edit: () => null,
    undo: () => 'nothing',
    redo: () => 'nothing',
    dismiss: () => undefined,
    update: nothing,
    hear: () => undefined,
    save: nothing,
  };
}
