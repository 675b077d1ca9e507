// Plain JavaScript for Node 20, because it runs before dependencies are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Exits if Node is too old. On Linux Node 24 is a dependency of the project; on other systems the installed Node must be new enough. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  const needed = process.platform === 'linux' ? 20 : 24;
  if (major >= needed) return;
  console.error(
    `Inkstone needs Node ${needed} or newer on this system; this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}

/** Returns the path of Node for all parts of the project. */
export function nodePath() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The compiler and lint are written in Go: they leave their garbage until they have this much memory, which saves a third of their work. */
const rarelyCollecting = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

/** Returns the environment for child processes, with the binaries of the project first in PATH. */
export function environment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':');
  return { ...rarelyCollecting, ...process.env, PATH: path, ...extra };
}

/**
 * Installs dependencies if the lock file has changed since the last installation. Whoever only starts the product (`toRun`) does not wait
 * for the tools of development.
 */
export function install({ toRun = false } = {}) {
  const stamp = join(root, 'node_modules', '.installed');
  const all = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const wanted = toRun ? `${all} to run` : all;
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
  if (present === all || present === wanted) return;
  console.log('Installing dependencies (about a minute the first time) …');
  const args = ['ci', ...(toRun ? ['--omit=dev'] : []), '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0) {
    console.error('The installation failed; see the lines above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const webSources = ['apps/web', 'packages', 'package-lock.json'];
const serverSources = ['apps/server/src', 'demo', 'packages', 'package-lock.json', 'scripts/bundle-server.js'];
const notSources = new Set(['node_modules', 'dist', '.cache']);

function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notSources.has(entry.name) || entry.name.includes('.test.')) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else yield full;
  }
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const full = join(root, source);
    const files = statSync(full).isFile() ? [full] : filesUnder(full);
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash;
}

/** Starts a build of the web client if its sources have changed since the last one, and waits for it; a failure ends the process. */
export async function buildWeb() {
  const build = startWebBuild();
  if (build && !(await build)) exitAfterFailed('The web client');
}

/** Returns whether the build will have succeeded, or null if there is nothing to build. */
export function startWebBuild() {
  const stamp = join(root, 'apps', 'web', 'dist', '.built-from');
  const wanted = hashOf(webSources).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null;
  console.log('Building the web client …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawn(nodePath(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  return new Promise((resolve) => {
    build.on('error', () => resolve(false));
    build.on('exit', (code) => {
      if (code === 0) {
        mkdirSync(dirname(stamp), { recursive: true });
        writeFileSync(stamp, wanted);
      }
      resolve(code === 0);
    });
  });
}

/** How many bundles of other sources are kept. */
const keptBundles = 2;

/** Returns the path of the bundled server, which is made if there is none of these sources. */
export const bundleServer = () => join(bundle('apps/server/src/main.ts', 'apps/server/dist'), 'main.js');

/**
 * Returns the arguments with which Node runs the bundled server: short-lived objects may take 48 MB before they are collected, whatever memory
 * the machine has (docs/decisions/0166).
 */
export const serverArguments = () => ['--max-semi-space-size=16', bundleServer()];

/** Returns the folder with the bundles of the programs that tests of the server start, the commands of operators among them. */
export const bundleTestPrograms = () => bundle('apps/server/src/**/{testing/*-process,*.command}.ts', 'apps/server/src/testing/dist');

/**
 * Returns the folder of the bundle of these programs; a failure to make it ends the process. Each bundle has a folder of its own, because a
 * running server loads parts of the one it was started from.
 */
function bundle(programs, place) {
  const bundles = join(root, place);
  const name = hashOf(serverSources).update(root).digest('hex').slice(0, 16);
  const folder = join(bundles, name);
  if (existsSync(folder)) return folder;
  const { status } = spawnSync(nodePath(), [join(root, 'scripts', 'bundle-server.js'), folder, programs], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0 || !existsSync(folder)) exitAfterFailed('The server');
  const madeAt = (other) => statSync(join(bundles, other), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const finished = readdirSync(bundles).filter((other) => !other.includes('.') && other !== name);
  const older = finished.sort((a, b) => madeAt(b) - madeAt(a)).slice(keptBundles);
  for (const other of older) rmSync(join(bundles, other), { recursive: true, force: true });
  return folder;
}

/** Ends this process after a build that failed. */
export function exitAfterFailed(what) {
  console.error(`${what} could not be built; see the lines above.`);
  process.exit(1);
}

/**
 * Starts a long-running process, forwards signals to it, and exits with it. From a terminal a signal reaches the process twice, which the
 * server treats as one request to stop.
 */
export function runForeground(args, env = {}, stdio = 'inherit') {
  const child = spawn(nodePath(), args, { cwd: root, stdio, env: environment(env) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
