import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What the script prints, for each of its arguments; making a bundle takes seconds. */
const printed = new Map<string, string>();

function bundled(what: 'server' | 'tests'): string {
  const known =
    printed.get(what) ?? execFileSync(process.execPath, ['scripts/server-program.js', what], { cwd: root, encoding: 'utf8' }).trim();
  printed.set(what, known);
  return known;
}

/** Returns the path of the server as `npm start` starts it. */
export const serverProgram = (): string => bundled('server');

/** Returns the path of the bundle of a program `testing/*-process.ts` or `*.command.ts`, which starts in a fraction of the time of its source. */
export const testProgram = (source: URL): string => join(bundled('tests'), `${basename(fileURLToPath(source), '.ts')}.js`);
