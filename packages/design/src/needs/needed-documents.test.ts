import { expect, test } from 'vitest';
import { documentsOf, type Documents } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import type { Operation } from '../operation/operation.ts';
import { flow, form, list, model, sampleDocuments } from '../testing/sample-documents.ts';
import { neededDocuments } from './needed-documents.ts';

const nothing = documentsOf([]);

function after(...operations: readonly Operation[]): Documents {
  const result = applyGroup(sampleDocuments, operations, nothing);
  if (!result.fits) throw new Error(result.issue.code);
  return result.documents;
}

const insertAmount: Operation = { op: 'insert', document: model, path: ['dataItems', 'amount'], value: { name: 'Amount', type: 'Number' } };
const columnOfAmount: Operation = { op: 'insert', document: list, path: ['columns', 'amount'], value: {} };

test('a list with a column of a new item needs the model, and not the form that was changed otherwise', () => {
  const working = after(insertAmount, columnOfAmount, { op: 'set', document: form, path: ['name'], value: 'Paper' });

  expect(neededDocuments({ published: sampleDocuments, working }, [list])).toEqual([
    { document: model, by: list, reason: 'used', code: 'amount' },
  ]);
  expect(neededDocuments({ published: sampleDocuments, working }, [form, model])).toEqual([]);
});

test('what still names a removed item as published goes along with the model that removes it', () => {
  const working = after(
    { op: 'remove', document: list, path: ['columns', 'title'] },
    { op: 'remove', document: form, path: ['layout', 'title'] },
    { op: 'remove', document: form, path: ['controls', 'title'] },
    { op: 'remove', document: model, path: ['dataItems', 'title'] },
  );

  expect(neededDocuments({ published: sampleDocuments, working }, [model])).toEqual([
    { document: form, by: model, reason: 'released', code: 'title' },
    { document: list, by: model, reason: 'released', code: 'title' },
  ]);
  expect(neededDocuments({ published: sampleDocuments, working }, [form])).toEqual([]);
});

test('needs are followed through the documents that are needed', () => {
  const other = { kind: 'form', schemaCode: 'thing', code: 'thing' } as const;
  const thing = { kind: 'model', code: 'thing' } as const;
  const app = { kind: 'app', code: 'shop' } as const;
  const working = new Map([
    ...sampleDocuments,
    ...documentsOf([
      { key: thing, content: { code: 'thing', dataItems: [{ code: 'name', type: 'ShortText' }] } },
      { key: other, content: { code: 'thing', schemaCode: 'thing', controls: [{ key: 'name', type: 'text' }], layout: [] } },
      { key: app, content: { code: 'shop', functions: [{ code: 'things', schemaCode: 'thing', formCode: 'thing' }] } },
    ]),
  ]);

  const needs = neededDocuments({ published: sampleDocuments, working }, [app]);

  expect(needs.map(({ document }) => document)).toEqual([thing, other]);
});

test('a form whose control fits only the new type of an item goes along, and nothing else', () => {
  const working = after(
    { op: 'set', document: model, path: ['dataItems', 'price', 'type'], value: 'Number' },
    { op: 'set', document: form, path: ['name'], value: 'Paper' },
    { op: 'set', document: list, path: ['name'], value: 'All' },
    { op: 'set', document: flow, path: ['name'], value: 'Flow' },
  );

  expect(neededDocuments({ published: sampleDocuments, working }, [model]).map(({ document }) => document)).toEqual([form]);
  expect(neededDocuments({ published: sampleDocuments, working }, [form]).map(({ document }) => document)).toEqual([model]);
});

test('a name that leads nowhere in the working copy needs nothing', () => {
  const working = after({ op: 'insert', document: list, path: ['columns', 'nowhere'], value: {} });

  expect(neededDocuments({ published: sampleDocuments, working }, [list])).toEqual([]);
});
