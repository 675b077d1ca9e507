import { locales } from '@inkstone/schema';
import { expect, test } from 'vitest';
import type { Texts } from './texts.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../**/*.locale.ts', { eager: true });
const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && 'namespace' in value && 'table' in value;
const all = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isTexts)
    .map((texts) => ({ file, texts })),
);
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort((one, other) => one.localeCompare(other));

test('every file of texts is found', () => {
  expect(all.length).toBeGreaterThanOrEqual(7);
  expect(Object.keys(modules)).toHaveLength(new Set(all.map(({ file }) => file)).size);
});

test('no two features share a namespace', () => {
  const names = all.map(({ texts }) => texts.namespace);

  expect(new Set(names).size).toBe(names.length);
});

test.each(all.map(({ file, texts }) => [file, texts] as const))(
  '%s: every text exists in every language, with the same parameters',
  (_file, texts) => {
    for (const [key, text] of Object.entries(texts.table)) {
      for (const locale of locales) expect(text[locale], `${key} in ${locale}`).toMatch(/\S/);
      expect(placeholders(text.en), key).toEqual(placeholders(text.zh));
    }
  },
);

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

// Labels that stand beside what they name, in tables, have both languages by their type.
const isLocalized = (line: string): boolean => /\bzh: ['"`[]/.test(line);

test('code outside the text files contains no Chinese text in one language only', () => {
  const offenders = Object.entries(sources)
    .filter(([file]) => !/\.(locale|test|ui)\.tsx?$/.test(file) && !file.endsWith('action-view.ts'))
    .flatMap(([file, source]) => source.split('\n').map((line, index) => ({ location: `${file}:${index + 1}`, line })))
    .filter(({ line }) => /\p{Script=Han}/u.test(line) && !isLocalized(line) && !/^\s*(\/\/|\*|\/\*)/.test(line) && !/硯/.test(line))
    .map(({ location }) => location);

  expect(offenders).toEqual([]);
});

const components = {
  ...sources,
  ...import.meta.glob<string>('../../../../../packages/{controls,ui-kit}/src/**/*.tsx', { eager: true, query: '?raw', import: 'default' }),
};
/** The name of the product, and formats and keys, which are the same in every language. */
const isUniversal = (text: string): boolean => /硯|"(?:https:\/\/|[YMDHm:-]+|Ctrl\+\w+)"/.test(text);
const written = [
  // Text between tags, alone in its line or not.
  />\s*[\p{L}][^<>{}=;()]*<\//gu,
  // Attributes that are read aloud or shown.
  /\b(?:aria-label|title|placeholder|alt|label|okText|cancelText)="[^"]*\p{L}[^"]*"/gu,
];

test('components contain no text of their own', () => {
  const offenders = Object.entries(components)
    .filter(([file]) => file.endsWith('.tsx') && !/\.test\.tsx$|\/testing\/|\/gallery\//.test(file))
    .flatMap(([file, source]) => written.flatMap((pattern) => [...source.matchAll(pattern)].map(([text]) => ({ file, text }))))
    .filter(({ text }) => !isUniversal(text));

  expect(Object.keys(components).filter((file) => file.includes('packages/')).length).toBeGreaterThan(50);
  expect(offenders).toEqual([]);
});
