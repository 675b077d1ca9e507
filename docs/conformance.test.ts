import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

interface Row {
  readonly section: string;
  readonly name: string;
  readonly state: string;
  readonly tests: readonly string[];
  /** All files that the row names. */
  readonly files: readonly string[];
}

const testFile = /`([^`\s]+\.(?:test\.tsx?|spec\.ts))`/g;
/** A file of the repository, in any spelling: also one that is no test, or stands without the signs of code. */
const anyFile = /[\w@./-]+\.(?:[jt]sx?|mjs|css)\b/g;

/** The rows of the page; a line of a table that is not three cells is a row without a state. */
function readRows(page: string): readonly Row[] {
  let section = '';
  return page.split('\n').flatMap((line): Row[] => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('| ') || line.startsWith('| ---') || line.startsWith('| row |')) return [];
    const [name = '', state = '', shownBy = '', ...further] = line.slice(1, -1).split('|').map((cell) => cell.trim());
    const tests = [...shownBy.matchAll(testFile)].map(([, path = '']) => path);
    const files = [...shownBy.matchAll(anyFile)].map(([path]) => path);
    return [{ section, name, state: further.length > 0 ? '' : state, tests, files }];
  });
}

const rows = readRows(readFileSync(join(import.meta.dirname, 'conformance.md'), 'utf8'));
const nameOf = ({ section, name }: Row): string => `${section}: ${name}`;

describe('the conformance page', () => {
  test('knows three states', () => {
    const states = new Set(['works', 'partly', 'not yet']);

    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter(({ state }) => !states.has(state)).map(nameOf)).toEqual([]);
  });

  test('has each row once in its section', () => {
    const names = rows.map(nameOf);

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('names a test for everything that works', () => {
    const unshown = rows.filter(({ state, tests }) => state === 'works' && tests.length === 0);

    expect(unshown.map(nameOf)).toEqual([]);
  });

  test('names only files that are there', () => {
    const named = new Set(rows.flatMap(({ tests, files }) => [...tests, ...files]));

    expect([...named].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
