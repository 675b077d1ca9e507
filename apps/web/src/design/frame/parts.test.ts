import { expect, test } from 'vitest';
import { matchingParts, type Parts } from './parts.ts';

const form = { kind: 'form', schemaCode: 'order', code: 'paper' } as const;
const list = { kind: 'list', schemaCode: 'order', code: 'all' } as const;
const nothing = { workflow: [], scenario: [], page: [], rule: [], role: [] };
const parts: Parts = {
  models: [
    { model: { kind: 'model', code: 'order' }, below: [form, list] },
    { model: { kind: 'model', code: 'supplier' }, below: [] },
  ],
  standalone: { ...nothing, workflow: [{ kind: 'workflow', code: 'order_flow' }], page: [{ kind: 'page', code: 'home' }] },
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

test('a model that matches keeps what belongs to it', () => {
  expect(found('訂單').models).toEqual([parts.models[0]]);
});

test('a form or list that matches stands below its model', () => {
  expect(found('全部')).toEqual({ models: [{ model: parts.models[0]!.model, below: [list] }], standalone: nothing });
});

test('codes match too, in any case', () => {
  expect(found('FLOW').standalone).toEqual({ ...nothing, workflow: parts.standalone.workflow });
});
