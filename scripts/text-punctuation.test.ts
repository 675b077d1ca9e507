import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { literals } from './modules/source-literals.ts';

const root = join(import.meta.dirname, '..');
const chinesePunctuation = /[、。，；：！？「」『』（）《》【】]/;
const isTest = (path: string): boolean => /\.(?:test|fixture)\.tsx?$|\/testing\//.test(path);
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'extensions/**/*.{ts,tsx}', 'demo/**/*.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isTest(path))
  .map((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return { path, source, texts: literals(source) };
  });

it('English texts have no Chinese punctuation', () => {
  const english = sources.flatMap(({ path, texts }) =>
    texts.filter(({ before }) => /\ben: *$/.test(before)).map(({ content }) => ({ path, content })),
  );

  expect(english.length).toBeGreaterThan(3000);
  expect(english.filter(({ content }) => chinesePunctuation.test(content))).toEqual([]);
});

/** What writes and reads these signs, and what is Chinese alone: texts of the console, sample contents, names in stored values. */
const written: readonly RegExp[] = [
  /^packages\/schema\/src\/texts\/(?:localized-text|punctuation)\.ts$/,
  /^packages\/formula\/src\/(?:syntax|functions\/text)\//,
  /^packages\/controls\/src\/(?:relevance-form\/record-text|values\/item-format)\.ts$/,
  /^apps\/web\/src\/(?:gallery\/sample-controls\.ui|admin\/settings\/UploadSection)\.tsx?$/,
  /^apps\/server\/src\/(?:demo|start)\//,
  /^apps\/server\/src\/modules\/(?:publishing\/value-copy\/convert-value|apps\/model-offers)\.ts$/,
  /^apps\/server\/src\/platform\/db\/migrations\//,
];

it('code puts texts together with the helpers of packages/schema, which know the language', () => {
  const code = sources
    .filter(({ path }) => !/\.locale\.tsx?$|\/refusals\.ts$/.test(path) && !written.some((pattern) => pattern.test(path)))
    .filter(({ path }) => /^(?:apps|packages)\//.test(path));
  const found = code
    .flatMap(({ path, texts }) => texts.map((text) => ({ path, ...text })))
    .filter(({ before, content }) => chinesePunctuation.test(content) && !/\bzh: *(?:\[[^\]]*)?$/.test(before))
    .map(({ path, content }) => `${path}: ${content}`);

  const betweenTags = code
    .filter(({ path, source }) => path.endsWith('.tsx') && /[}>]\s*[、，；：]\s*[{<]/.test(source))
    .map(({ path }) => path);

  expect(found).toEqual([]);
  expect(betweenTags).toEqual([]);
});
