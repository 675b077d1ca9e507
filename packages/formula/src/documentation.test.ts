import { conditionSchema } from '@inkstone/schema';
import { expect, it } from 'vitest';
// @ts-expect-error: a plain script without types
import { formulaPages, readPages } from '../scripts/formula-pages.js';
import { documentedFunctions } from './functions/help.ts';
import { parseFormula } from './syntax/parse.ts';

const pages = formulaPages() as Readonly<Record<string, string>>;

it('the pages of the language are up to date (node packages/formula/scripts/write-docs.js)', () => {
  expect(readPages()).toEqual(pages);
});

it.each(documentedFunctions.map((declared) => [declared.name, declared] as const))(
  '%s has a section with its words in both languages',
  (name, declared) => {
    const page = pages[`${declared.category}.md`]!;

    for (const text of [`## ${name}\n`, declared.description.zh, declared.description.en]) expect(page).toContain(text);
    expect(pages['README.md']).toContain(`[${name}](${declared.category}.md#${name})`);
  },
);

it('the formulas of the overview have no issues, and its stored condition is valid', () => {
  const [formulas, document] = [...pages['README.md']!.matchAll(/^```(?:json)?\n([\s\S]*?)^```$/gm)].map((match) => match[1]!);

  for (const source of formulas!.trim().split('\n')) expect(parseFormula(source).issues).toEqual([]);
  expect(conditionSchema.safeParse(JSON.parse(document!)).success).toBe(true);
});

it('no generated part of the overview is empty', () => {
  const made = [...pages['README.md']!.matchAll(/<!-- (\w+) -->\n([\s\S]*?)<!-- end -->/g)];

  expect(made.length).toBeGreaterThan(8);
  for (const [, , text] of made) expect(text!.trim()).not.toBe('');
});
