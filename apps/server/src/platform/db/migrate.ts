import { Migrator } from 'kysely/migration';
import { StartFailure } from '../config/start-failure.ts';
import type { Db } from './database.ts';
import { migrations } from './migrations/migrations.ts';

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
  const steps = await migrator(db).getMigrations();
  return steps.every((step) => step.executedAt !== undefined);
}
