import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { markPublishing } from './published-cache.ts';

/** Places an application after another one, or first (null). Refuses with `not-found` if one of them does not exist. */
export async function moveApp(trx: Trx, code: string, after: string | null): Promise<void> {
  markPublishing(trx);
  const rows = await trx.selectFrom('apps').select('code').orderBy('position').orderBy('code').forUpdate().execute();
  const others = rows.map((row) => row.code).filter((each) => each !== code);
  const index = after === null ? 0 : others.indexOf(after) + 1;
  if (others.length === rows.length || (after !== null && index === 0)) refuse('not-found');
  const order = others.toSpliced(index, 0, code);
  await sql`
    update apps set position = ordered.position
    from unnest(${order}::text[]) with ordinality as ordered (code, position)
    where apps.code = ordered.code and apps.position <> ordered.position`.execute(trx);
}
