import type { FileReference } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findFiles } from '../../stored-files/index.ts';

/** Returns the files of opinions, by id. */
export async function opinionFiles(
  executor: Executor,
  opinions: readonly { readonly files: readonly string[]; readonly signature: string | null }[],
): Promise<(ids: readonly string[]) => FileReference[]> {
  const ids = opinions.flatMap(({ files, signature }) => [...files, ...(signature === null ? [] : [signature])]);
  const known = await findFiles(executor, [...new Set(ids)]);
  return (wanted) =>
    wanted.flatMap((id) => {
      const file = known.get(id);
      return file ? [{ id, name: file.name, fileSize: Number(file.size) }] : [];
    });
}
