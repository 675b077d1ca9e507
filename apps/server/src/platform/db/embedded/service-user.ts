import { execFileSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartFailure } from '../../config/start-failure.ts';

/** The user under which PostgreSQL runs if the server runs as root, which PostgreSQL refuses. */
export interface ServiceUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** The command to start a PostgreSQL program, as the current user or as the service user. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
}

const userName = 'inkstone';

/** Returns null unless the server runs as root: the database then runs as the current user. */
export function findServiceUser(dataFolder: string): ServiceUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(dataFolder);
  if (owner) return owner;
  const existing = lookUp(userName);
  if (existing) return existing;
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--user-group', userName], { stdio: 'pipe' });
  } catch {
    // The user `postgres` may exist instead.
  }
  const user = lookUp(userName) ?? lookUp('postgres');
  if (!user) {
    throw new StartFailure(
      `PostgreSQL does not run as root, and the user "${userName}" could not be created for it. ` +
        `Create it (useradd --system ${userName}), start the server as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return user;
}

/** Returns the owner of an existing cluster, which keeps its user. */
function ownerOf(dataFolder: string): ServiceUser | null {
  const stat = statSync(dataFolder, { throwIfNoEntry: false });
  if (!stat || stat.uid === 0) return null;
  return { uid: stat.uid, gid: stat.gid, name: passwd().find((user) => user.uid === stat.uid)?.name ?? String(stat.uid) };
}

function lookUp(name: string): ServiceUser | null {
  return passwd().find((user) => user.name === name) ?? null;
}

function passwd(): ServiceUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name: name!, uid: Number(uid), gid: Number(gid) }));
}

/**
 * Returns the command to start a PostgreSQL program over a data folder. If the service user has no access to a parent folder (for example a
 * clone under /root), the program keeps a single capability that bypasses the permissions of files.
 */
export function launch(program: string, args: readonly string[], user: ServiceUser | null, paths: readonly string[]): Launch {
  if (!user) return { command: program, args, options: {} };
  const barrier = [program, ...paths].flatMap((path) => barriersAbove(path, user))[0];
  if (barrier === undefined) return { command: program, args, options: { uid: user.uid, gid: user.gid } };
  const capability = fileCapability();
  const setpriv = onPath('setpriv');
  if (!capability || !setpriv) {
    throw new StartFailure(
      `The database runs as the user "${user.name}", who cannot get through the folder ${barrier}. ` +
        `Move the project or DATA_DIR somewhere everybody may pass, allow passing (chmod o+x ${barrier}), or set DATABASE_URL.`,
    );
  }
  return {
    command: setpriv,
    args: [
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
      '--',
      program,
      ...args,
    ],
    options: {},
  };
}

/** Returns the parent folders of a path that the user may not traverse. */
function barriersAbove(path: string, user: ServiceUser): string[] {
  const barriers: string[] = [];
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const stat = statSync(folder);
    const needed = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
    if ((stat.mode & needed) === 0) barriers.push(folder);
    if (folder === dirname(folder)) return barriers;
  }
}

/** Returns the weaker of the two held capabilities that bypass folder permissions; null if none is held. */
function fileCapability(): 'dac_read_search' | 'dac_override' | null {
  const held = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  if (!held) return null;
  const bits = BigInt(`0x${held}`);
  if (bits & (1n << 2n)) return 'dac_read_search';
  return bits & (1n << 1n) ? 'dac_override' : null;
}

function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(':')) {
    try {
      accessSync(`${folder}/${name}`, constants.X_OK);
      return `${folder}/${name}`;
    } catch {
      continue;
    }
  }
  return null;
}
