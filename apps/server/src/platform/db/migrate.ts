import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartFailure } from '../config/start-failure.ts';
import type { Db } from './database.ts';
import { migrations } from './migrations/migrations.ts';

const names = Object.keys(migrations);

function migrator(db: Db): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableSchema: 'inkstone',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    // Migrations are developed in parallel: one with a lower number may reach a database later than one with a higher number.
    allowUnorderedMigrations: true,
  });
}

/**
 * Runs all missing migrations of the system tables in one transaction, under an advisory lock: if several processes start at the same time,
 * one migrates and the others wait. Returns the names of the migrations. Throws a `StartFailure` for a database of a newer version.
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  const executed = await executedMigrations(db);
  if (executed.size === names.length && names.every((name) => executed.has(name))) return [];
  const { error, results } = await migrator(db).migrateToLatest();
  if (error instanceof Error && error.message.includes('corrupted migrations')) {
    throw new StartFailure(
      `The database was brought up to date by a newer version of Inkstone. Start that version, or restore a backup from before. (${error.message})`,
    );
  }
  if (error) throw error instanceof Error ? error : new Error(`The migration failed: ${JSON.stringify(error)}`);
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether all migrations have run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const executed = await executedMigrations(db);
  return names.every((name) => executed.has(name));
}

/** To find out whether there is a table of migrations, Kysely would read the columns of all tables, those of applications too. */
async function executedMigrations(db: Db): Promise<ReadonlySet<string>> {
  const found = await sql<{ exists: boolean }>`select to_regclass('inkstone.migrations') is not null as exists`.execute(db);
  if (!found.rows[0]!.exists) return new Set();
  const { rows } = await sql<{ name: string }>`select name from inkstone.migrations`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
