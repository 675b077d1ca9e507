import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePage, type Step } from './page.ts';

const root = dirname(dirname(import.meta.dirname));
const copied = ['packages', 'apps', 'demo', 'extensions', 'docs/formula', 'package.json', 'vitest.config.ts', '.oxlintrc.json'];
const left = new Set(['node_modules', 'dist', 'data']);

const pages = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, steps: parsePage(readFileSync(join(import.meta.dirname, name), 'utf8')) }));
/** What several pages run is run once, after all of them are written. */
const commands = [...new Set(pages.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'run' ? [step.command] : []))))];

/** One copy of the project for all pages, which do not get into each other's way. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-how-to-'));
  for (const name of [...copied, ...readdirSync(root).filter((entry) => entry.startsWith('tsconfig'))])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkModules();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Libraries are those of the checkout; our own packages are those of the copy. */
function linkModules(): void {
  const own = join(folder, 'node_modules', '@inkstone');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@inkstone') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const parent of ['packages', 'apps']) for (const name of readdirSync(join(folder, parent))) symlinkSync(join(folder, parent, name), join(own, name));
  symlinkSync(join(folder, 'demo'), join(own, 'demo'));
}

function write(step: Exclude<Step, { kind: 'run' }>): void {
  const path = join(folder, step.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.kind === 'file' ? step.text : added(readFileSync(path, 'utf8'), step));
}

/** What the command said when it failed, nothing when it passed. */
function run(command: string): string {
  const environment = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', env: environment });
  return status === 0 ? '' : `${command}\n${stdout}${stderr}`;
}

function added(text: string, step: Extract<Step, { kind: 'add' }>): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(step.after));
  expect(at, `${step.path} has a line with ${step.after}`).toBeGreaterThanOrEqual(0);
  lines.splice(at + 1, 0, step.text.trimEnd());
  return lines.join('\n');
}

describe.each(pages)('$name', ({ steps }) => {
  test('writes files and lines where there is a place for them, and says how to try them', () => {
    for (const step of steps) if (step.kind !== 'run') write(step);

    expect(steps.some(({ kind }) => kind === 'run')).toBe(true);
  });
});

test.each(commands)('%s passes with what the pages added', { timeout: 180_000 }, (command) => {
  expect(run(command)).toBe('');
});

test('what the pages write passes the lint of the project', { timeout: 180_000 }, () => {
  const written = pages.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'run' || !/\.tsx?$/.test(step.path) ? [] : [step.path])));

  expect(run(`oxlint --quiet ${[...new Set(written)].join(' ')}`)).toBe('');
});
