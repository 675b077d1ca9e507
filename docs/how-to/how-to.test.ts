import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parsePage, type Step } from './page.ts';

const root = dirname(dirname(import.meta.dirname));
const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
const copied = ['packages', 'apps', 'demo', 'extensions', 'docs/formula', 'package.json', 'vitest.config.ts', '.oxlintrc.json'];
const left = new Set(['node_modules', 'dist', 'data']);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-how-to-'));
  for (const name of [...copied, ...readdirSync(root).filter((entry) => entry.startsWith('tsconfig'))])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkModules();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Libraries are those of the checkout; our own packages are those of the copy. */
function linkModules(): void {
  const own = join(folder, 'node_modules', '@inkstone');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@inkstone') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const parent of ['packages', 'apps']) for (const name of readdirSync(join(folder, parent))) symlinkSync(join(folder, parent, name), join(own, name));
  symlinkSync(join(folder, 'demo'), join(own, 'demo'));
}

function follow(step: Step): void {
  if (step.kind === 'run') {
    execFileSync('sh', ['-c', step.command], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}` },
    });
    return;
  }
  const path = join(folder, step.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, step.kind === 'file' ? step.text : added(readFileSync(path, 'utf8'), step));
}

function added(text: string, step: Extract<Step, { kind: 'add' }>): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(step.after));
  expect(at, `${step.path} has a line with ${step.after}`).toBeGreaterThanOrEqual(0);
  lines.splice(at + 1, 0, step.text.trimEnd());
  return lines.join('\n');
}

test.each(pages)('%s works as written', { timeout: 180_000 }, (name) => {
  const steps = parsePage(readFileSync(join(import.meta.dirname, name), 'utf8'));

  const failures = steps.flatMap((step) => {
    try {
      follow(step);
      return [];
    } catch (error) {
      return [error instanceof Error && 'stdout' in error ? `${error.message}\n${String(error.stdout)}` : String(error)];
    }
  });

  expect(steps.some((step) => step.kind === 'run')).toBe(true);
  expect(failures).toEqual([]);
});
