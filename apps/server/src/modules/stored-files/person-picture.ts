import { buffer } from 'node:stream/consumers';
import { createId } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { lockPeople } from '../organization/index.ts';

const category = 'person';
const mediaType = 'image/webp';

interface Portrait {
  readonly personId: string;
  readonly uploadedBy: string;
  readonly sha256: string;
  readonly size: number;
  readonly at: Date;
}

/** Replaces the present picture; the next clean-up removes its content. */
export async function savePortrait(trx: Trx, { personId, uploadedBy, sha256, size, at }: Portrait): Promise<void> {
  await removePortrait(trx, personId);
  await trx
    .insertInto('files')
    .values({
      id: createId(at.getTime()),
      name: 'picture.webp',
      sha256,
      size: String(size),
      media_type: mediaType,
      kind: 'image',
      uploaded_by: uploadedBy,
      created_at: at,
      is_signature: false,
      category,
      category_name: personId,
    })
    .execute();
}

export async function removePortrait(trx: Trx, personId: string): Promise<void> {
  // Serialises changes: two concurrent ones would both delete the same old picture.
  await lockPeople(trx, [personId]);
  await trx.deleteFrom('files').where('category', '=', category).where('category_name', '=', personId).execute();
}

/** Returns pictures as `data:` URLs: one request serves a page of people, and no ticket is needed. */
export async function portraitsOf(
  executor: Executor,
  store: FileStore,
  personIds: readonly string[],
): Promise<{ readonly id: string; readonly picture: string }[]> {
  if (personIds.length === 0) return [];
  const rows = await executor
    .selectFrom('files')
    .select(['category_name', 'sha256'])
    .where('category', '=', category)
    .where('category_name', 'in', [...personIds])
    .execute();
  const found = await Promise.all(
    rows.map(async ({ category_name, sha256 }) => {
      if ((await store.sizeOf(sha256)) === null) return null;
      const bytes = await buffer(await store.read(sha256));
      return { id: category_name!, picture: `data:${mediaType};base64,${bytes.toString('base64')}` };
    }),
  );
  return found.filter((each) => each !== null);
}
