import { sql } from 'kysely';
import { StartFailure } from '../config/start-failure.ts';
import type { Db } from './database.ts';

const oldestVersion = 17;

interface Found {
  readonly version: string;
  readonly encoding: string;
  readonly isReplica: boolean;
  /** Whether the user may create the missing schemas. */
  readonly canCreateSchemas: boolean;
  readonly name: string;
}

/**
 * Throws a `StartFailure` for a database server that is too old or whose encoding is not UTF-8, and for `DATABASE_URL` if it is a replica
 * or the user may not create schemas.
 */
export async function checkDatabase(db: Db, setting: 'DATABASE_URL' | 'DATABASE_READ_URL' = 'DATABASE_URL'): Promise<void> {
  const { rows } = await sql<Found>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as "isReplica", current_database() as name,
      has_database_privilege(current_database(), 'create')
        or (select count(*) = 3 from pg_namespace where nspname in ('inkstone', 'biz', 'pgboss')) as "canCreateSchemas"`.execute(db);
  const { version, encoding, isReplica, canCreateSchemas, name } = rows[0]!;
  const major = Math.floor(Number(version) / 10_000);
  if (major < oldestVersion)
    throw new StartFailure(`${setting}: the server is PostgreSQL ${major}; Inkstone needs ${oldestVersion} or newer.`);
  if (encoding !== 'UTF8') {
    throw new StartFailure(`${setting}: the database is encoded in ${encoding}; Inkstone needs one created with ENCODING 'UTF8'.`);
  }
  if (setting === 'DATABASE_READ_URL') return;
  if (isReplica)
    throw new StartFailure(
      `${setting}: this is a replica, which can only be read. Name the primary, and the replica in DATABASE_READ_URL.`,
    );
  if (!canCreateSchemas) {
    throw new StartFailure(`${setting}: this user may not make schemas in "${name}". Let them: GRANT CREATE ON DATABASE "${name}" TO …`);
  }
}
