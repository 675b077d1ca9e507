import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { fonts } from './tokens.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const stylesheets = ['apps/web/src', 'packages/ui-kit/src', 'packages/controls/src'].flatMap((folder) =>
  globSync('**/*.css', { cwd: join(root, folder) }).map((file) => join(root, folder, file)),
);
const ownNames = Object.keys(fonts).map((name) => `var(--ink-font-${name})`);

test('every style sheet uses the typefaces of the tokens', () => {
  const others = stylesheets.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/font(?:-family)?:\s*([^;]+);/g)]
      .map(([, value = '']) => value.trim())
      .filter((value) => value !== 'inherit' && !ownNames.some((name) => value.endsWith(name)))
      .map((value) => `${relative(root, path)}: ${value}`),
  );

  expect(stylesheets.length).toBeGreaterThan(30);
  expect(others).toEqual([]);
});

test.each(Object.entries(fonts))('the stack %s names a Traditional Chinese typeface of each system', (_name, stack) => {
  expect(stack).toMatch(/TC|JhengHei|BiauKai|DFKai/);
});
