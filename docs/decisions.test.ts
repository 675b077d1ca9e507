import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'decisions');
const pages = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
const titleOf = (page: string): string => readFileSync(join(folder, page), 'utf8').split('\n', 1)[0]!.replace('# ', '');

test('the list of decisions has every page once, in order, with its title', () => {
  const listed = readFileSync(join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '));

  expect(listed).toEqual(pages.toSorted().map((page) => `- [${titleOf(page)}](${page})`));
});

test('the title of a decision has the number of its page', () => {
  for (const page of pages) expect(titleOf(page).split('.')[0]!.padStart(4, '0')).toBe(page.slice(0, 4));
});
