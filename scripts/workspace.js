// Plain JavaScript for Node 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';

/** Linux gets Node 24 as a dependency of the project; elsewhere the host's own has to be new enough. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  const needed = process.platform === 'linux' ? 20 : 24;
  if (major >= needed) return;
  console.error(
    `Inkstone needs Node ${needed} or newer on this system; this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}

/** The Node every part of the project runs on. */
export function nodePath() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** The environment for child processes: the project's own binaries come first. */
export function environment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(windows ? ';' : ':');
  return { ...process.env, PATH: path, ...extra };
}

/** Installs when the lock file is not the one that was installed last. */
export function install() {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what is missing (about a minute the first time) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (result.status !== 0) {
    console.error('The installation failed; the lines above say why.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const webSources = ['apps/web', 'packages', 'package-lock.json'];
const notSources = new Set(['node_modules', 'dist', '.cache']);

function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (notSources.has(entry.name) || entry.name.includes('.test.')) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else yield full;
  }
}

function hashOfWebSources() {
  const hash = createHash('sha256');
  for (const source of webSources) {
    const full = join(root, source);
    const files = source.includes('.') ? [full] : filesUnder(full);
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the web client when its sources are not those of the last build. */
export function buildWeb() {
  const stamp = join(root, 'apps', 'web', 'dist', '.built-from');
  const wanted = hashOfWebSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the web client …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = spawnSync(nodePath(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
    env: environment({ NODE_ENV: 'production' }),
  });
  if (result.status !== 0) {
    console.error('The web client could not be built; the lines above say why.');
    process.exit(result.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Starts a long-running process; signals go through to it, and its end is ours. From a terminal one arrives there twice, which the process takes
 * for one.
 */
export function runForeground(args, env = {}) {
  const child = spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: environment(env) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
