import { createHash, randomBytes } from 'node:crypto';
import { createId } from '@inkstone/schema';
import type { Selectable } from 'kysely';
import type { Db, Executor, Trx } from '../../platform/db/database.ts';
import type { SigningPagesTable } from '../../platform/db/tables/signing.ts';
import { refuse } from '../../platform/http/refusal.ts';

export type SigningPage = Selectable<SigningPagesTable>;

const lastsSeconds = 5 * 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Purpose {
  readonly personId: string;
  readonly schemaCode: string;
  readonly control: string;
}

/** The token is returned once and only its hash is stored. */
export async function createSigningPage(db: Db, { personId, schemaCode, control }: Purpose, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const page = {
    id: createId(now.getTime()),
    token_hash: hashOf(token),
    person_id: personId,
    schema_code: schemaCode,
    control,
    expires_at: new Date(now.getTime() + lastsSeconds * 1000),
    used_at: null,
    file_id: null,
  };
  await db.insertInto('signing_pages').values(page).execute();
  return { id: page.id, token, lastsSeconds };
}

/** Refuses with `signing-page-over` a page that does not exist, has expired, or was already signed. */
export async function openSigningPage(executor: Executor, token: string, now: Date): Promise<SigningPage> {
  const page = await executor
    .selectFrom('signing_pages')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return page ?? refuse('signing-page-over');
}

/** Uses up the page: of two concurrent signatures one is refused with `signing-page-over`. */
export async function useSigningPage(trx: Trx, token: string, fileId: string, now: Date): Promise<void> {
  const used = await trx
    .updateTable('signing_pages')
    .set({ used_at: now, file_id: fileId })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) refuse('signing-page-over');
}
