import { expect, test } from 'vitest';
import { matchingParts, type Parts } from './parts.ts';

const form = { kind: 'form', schemaCode: 'order', code: 'paper' } as const;
const list = { kind: 'list', schemaCode: 'order', code: 'all' } as const;
const parts: Parts = {
  models: [
    { model: { kind: 'model', code: 'order' }, forms: [form], lists: [list] },
    { model: { kind: 'model', code: 'supplier' }, forms: [], lists: [] },
  ],
  workflows: [{ kind: 'workflow', code: 'order_flow' }],
  pages: [{ kind: 'page', code: 'home' }],
};
const names: Readonly<Record<string, string>> = {
  order: '訂單',
  paper: '訂購單',
  all: '全部',
  supplier: '供應商',
  order_flow: '簽核',
  home: '首頁',
};
const found = (text: string) => matchingParts(parts, text, ({ code }) => names[code]!);

test('without a text every part is there', () => {
  expect(found('  ')).toBe(parts);
});

test('a model that matches keeps its forms and lists', () => {
  expect(found('訂單').models).toEqual([parts.models[0]]);
});

test('a form or list that matches stands below its model', () => {
  expect(found('全部')).toEqual({ models: [{ model: parts.models[0]!.model, forms: [], lists: [list] }], workflows: [], pages: [] });
});

test('codes match too, in any case', () => {
  expect(found('FLOW').workflows).toEqual(parts.workflows);
});
