import { sql } from 'kysely';
import type { Db } from './database.ts';

const oldestVersion = 17;

/** Refuses, in words, a server of one's own that is too old or would not keep every character. */
export async function checkDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(db);
  const { version, encoding } = rows[0]!;
  const major = Math.floor(Number(version) / 10_000);
  if (major < oldestVersion) {
    throw new Error(`DATABASE_URL: the server is PostgreSQL ${major}; Inkstone needs ${oldestVersion} or newer.`);
  }
  if (encoding !== 'UTF8') {
    throw new Error(`DATABASE_URL: the database is encoded in ${encoding}; Inkstone needs one created with ENCODING 'UTF8'.`);
  }
}
