import type { CallOutput, openWorkingCopy } from '@inkstone/api';
import type { Db } from '../../platform/db/database.ts';
import { currentRevision } from './working-copy.ts';
import { readWorkingState } from './working-state.ts';

type OpenedCopy = Omit<CallOutput<typeof openWorkingCopy>, 'rights'>;

/** Returns the working copy with what is published, both as of one revision. */
export async function openCopy(db: Db, appCode: string): Promise<OpenedCopy> {
  const { revision, state } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({ revision: await currentRevision(trx, appCode), state: await readWorkingState(trx, appCode) }));
  const { published, versions, changed } = state;
  const unchanged = [...published].filter(([id]) => !changed.has(id));
  const documents = [
    ...unchanged.map(([id, { key, content }]) => ({ key, content, version: versions.get(id)! })),
    ...[...changed].map(([id, { key, content, baseVersion }]) => {
      const version = versions.get(id) ?? null;
      const before = published.get(id);
      return {
        key,
        content,
        version,
        ...(before && { published: before.content }),
        ...(version !== baseVersion && { isOutdated: true }),
      };
    }),
  ];
  return { revision, documents } as OpenedCopy;
}
