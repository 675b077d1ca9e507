import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generalTexts } from './general-texts.ts';

const root = join(import.meta.dirname, '../../../..');
const pair = /\{\s*zh:\s*'([^']*)',\s*en:\s*'([^']*)',?\s*\}/g;
const written = ({ zh, en }: { readonly zh: string; readonly en: string }): string => `${zh} | ${en}`;

test('a general text is written once; locale files take it from the list', () => {
  const general = new Set(Object.values(generalTexts).map(written));
  const paths = globSync(['apps/web/src/**/*.locale.ts', 'packages/controls/src/**/*.locale.ts'], { cwd: root });

  const repeated = paths.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(pair)]
      .map(([, zh, en]) => written({ zh: zh!, en: en! }))
      .filter((text) => general.has(text))
      .map((text) => `${path}: ${text}`),
  );

  expect(general.size).toBe(Object.keys(generalTexts).length);
  expect(paths.length).toBeGreaterThan(50);
  expect(repeated).toEqual([]);
});
