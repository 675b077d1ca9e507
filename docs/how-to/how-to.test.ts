import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeCommands } from './command-list.ts';
import { parsePage, type Step } from './page.ts';

const root = dirname(dirname(import.meta.dirname));
const copied = [
  'packages',
  'apps',
  'demo',
  'bench',
  'e2e',
  'extensions',
  'scripts',
  'docs',
  'package.json',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];
const left = new Set(['node_modules', 'dist', 'data']);

const pages = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, steps: parsePage(readFileSync(join(import.meta.dirname, name), 'utf8')) }));
const commands = mergeCommands(pages.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'check' ? [step.command] : []))));

/** One copy of the project for all pages, which do not get into each other's way. All code is in it: `npm test` checks types and lints only here. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-how-to-'));
  for (const name of [...copied, ...readdirSync(root).filter((entry) => entry.startsWith('tsconfig'))])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkModules();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

/** Libraries are those of the checkout; our own packages are those of the copy. */
function linkModules(): void {
  const own = join(folder, 'node_modules', '@inkstone');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@inkstone') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const parent of ['packages', 'apps']) for (const name of readdirSync(join(folder, parent))) symlinkSync(join(folder, parent, name), join(own, name));
  for (const name of ['demo', 'bench', 'e2e']) symlinkSync(join(folder, name), join(own, name));
}

/** Everything that the pages have written or changed. */
const touched = new Set<string>();

async function follow(step: Step): Promise<void> {
  if (step.kind === 'check') return;
  if (step.kind === 'run') {
    const { failed, output } = await run(step.command);
    expect(failed, output).toBe(false);
    for (const [, path] of output.matchAll(/^(?:wrote|edited) +(\S+)$/gm)) touched.add(path!);
    return;
  }
  const path = join(folder, step.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.kind === 'file' ? step.text : added(readFileSync(path, 'utf8'), step));
  touched.add(step.path);
}

function run(command: string): Promise<{ readonly failed: boolean; readonly output: string }> {
  const environment = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` };
  const child = spawn('sh', ['-c', command], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ failed: status !== 0, output: `${command}\n${output}` }));
  });
}

function added(text: string, step: Extract<Step, { kind: 'add' }>): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(step.after));
  expect(at, `${step.path} has a line with ${step.after}`).toBeGreaterThanOrEqual(0);
  lines.splice(at + 1, 0, step.text.trimEnd());
  return lines.join('\n');
}

describe.each(pages)('$name', ({ steps }) => {
  test('writes files and lines where there is a place for them, and says how to try them', { timeout: 120_000 }, async () => {
    for (const step of steps) await follow(step);

    expect(steps.some(({ kind }) => kind === 'check')).toBe(true);
  });
});

// Two at a time: the checks read only what the pages have written, and the checker of types does not use two cores throughout.
describe.concurrent('with what all pages added,', () => {
  test.each(commands)('%s passes', { timeout: 600_000 }, async (command) => {
    const { failed, output } = await run(command);

    expect(failed, output).toBe(false);
  });

  test('they are formatted as the project is', { timeout: 300_000 }, async () => {
    const code = [...touched].filter((path) => /\.tsx?$/.test(path)).join(' ');

    const { failed, output } = await run(`oxfmt --check ${code}`);

    expect(failed, output).toBe(false);
  });
});
