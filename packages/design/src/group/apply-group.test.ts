import type { DocumentKey } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { valueAt } from '../document/change-at.ts';
import { documentId, documentsOf, type Documents } from '../document/documents.ts';
import type { MisfitCode } from '../operation/misfit.ts';
import type { Operation } from '../operation/operation.ts';
import { documentShapes } from '../shape/document-shapes.ts';
import { readPath, type Path } from '../shape/path.ts';
import { flow, form, list, model, sampleDocuments } from '../testing/sample-documents.ts';
import { applyGroup } from './apply-group.ts';

const nothing = documentsOf([]);

function after(operations: readonly Operation[], published: Documents = nothing): Documents {
  const result = applyGroup(sampleDocuments, operations, published);
  if (!result.fits) throw new Error(result.issue.code);
  return result.documents;
}

const read = (documents: Documents, key: DocumentKey, path: Path) =>
  valueAt(documents.get(documentId(key))!.content, readPath(documentShapes[key.kind], path)!);

/** The rows of the form, as the keys of the controls. */
function rows(documents: Documents, container?: string): unknown {
  const { content } = documents.get(documentId(form))!;
  const holder = container === undefined ? content : (read(documents, form, ['controls', container]) as typeof content);
  return (holder['layout'] as { columns: { control: string }[] }[]).map(({ columns }) => columns.map(({ control }) => control));
}

test('a control that is dropped makes its item, in one group', () => {
  const documents = after([
    { op: 'insert', document: model, path: ['dataItems', 'days'], value: { name: '天數', type: 'Number' }, at: { after: 'title' } },
    { op: 'insert', document: form, path: ['controls', 'days'], value: { type: 'number', options: { name: '天數' } } },
    { op: 'insert', document: form, path: ['layout', 'days'], value: { span: 8 }, at: { leftOf: 'price' } },
  ]);

  expect(read(documents, model, ['dataItems', 'days', 'type'])).toBe('Number');
  expect(read(documents, form, ['layout', 'days', 'span'])).toBe(8);
  expect(rows(documents)).toEqual([['title', 'days', 'price'], ['panel']]);
});

test.each([
  [{ rightOf: 'price' }, [['title', 'price', 'note'], ['panel']], []],
  [{ rowAbove: 'title' }, [['note'], ['title', 'price'], ['panel']], []],
  [{ rowBelow: 'panel' }, [['title', 'price'], ['panel'], ['note']], []],
  [{ firstIn: null }, [['note'], ['title', 'price'], ['panel']], []],
  [{ firstIn: 'panel' }, [['title', 'price'], ['panel']], [['note']]],
] as const)('a control moves out of its container to %j', (at, expected, inPanel) => {
  const documents = after([{ op: 'move', document: form, path: ['layout', 'note'], at }]);

  expect(rows(documents)).toEqual(expected);
  expect(rows(documents, 'panel')).toEqual(inPanel);
});

test('a renamed item has its new code in the forms and lists of its model', () => {
  const documents = after([{ op: 'rename', document: model, path: ['dataItems', 'price'], to: 'amount' }]);

  expect(read(documents, model, ['dataItems', 'amount', 'name'])).toBe('price');
  expect(read(documents, form, ['controls', 'amount', 'type'])).toBe('text');
  expect(rows(documents)).toEqual([['title', 'amount'], ['panel']]);
  expect(read(documents, list, ['filters'])).toEqual(['amount']);
});

test('a renamed column of a sub-table has its new code in the form and in the headings over the columns', () => {
  const item = { name: '明細', type: 'Sheet', dataItems: [{ code: 'cost', name: '成本', type: 'Number' }] };
  const headGroup = [{ name: '金額', children: ['count', { name: '各項', children: ['cost'] }] }];
  const sheet = {
    type: 'sheet',
    options: { name: '明細', headGroup },
    columns: [{ key: 'cost', type: 'number', options: { name: '成本' } }],
  };

  const documents = after([
    { op: 'insert', document: model, path: ['dataItems', 'lines'], value: item },
    { op: 'insert', document: form, path: ['controls', 'lines'], value: sheet },
    { op: 'rename', document: model, path: ['dataItems', 'lines', 'dataItems', 'cost'], to: 'price' },
  ]);

  expect(read(documents, form, ['controls', 'lines', 'columns', 'price', 'options', 'name'])).toBe('成本');
  expect(read(documents, form, ['controls', 'lines', 'options', 'headGroup'])).toEqual([
    { name: '金額', children: ['count', { name: '各項', children: ['price'] }] },
  ]);
});

test('a renamed activity has its new code in the routes', () => {
  const documents = after([{ op: 'rename', document: flow, path: ['activities', 'end'], to: 'done' }]);

  expect(read(documents, flow, ['routes', 'go', 'to'])).toBe('done');
});

const misfits: readonly (readonly [MisfitCode, Operation])[] = [
  ['NotAddressable', { op: 'set', document: form, path: ['controls'], value: 'none' }],
  ['NotAddressable', { op: 'set', document: form, path: ['controls', 'title', 'key'], value: 'other' }],
  ['NotAddressable', { op: 'set', document: form, path: ['__proto__'], value: 'other' }],
  ['UnknownDocument', { op: 'set', document: { kind: 'page', code: 'gone' }, path: ['name'], value: '首頁' }],
  ['DocumentExists', { op: 'insert', document: model, path: [], value: {} }],
  ['UnknownPart', { op: 'set', document: form, path: ['controls', 'gone', 'options', 'name'], value: 'x' }],
  ['UnknownPart', { op: 'remove', document: model, path: ['dataItems', 'gone'] }],
  ['CodeTaken', { op: 'insert', document: model, path: ['dataItems', 'title'], value: {} }],
  ['CodeTaken', { op: 'rename', document: model, path: ['dataItems', 'title'], to: 'panel' }],
  ['UnknownPlace', { op: 'move', document: form, path: ['layout', 'title'], at: { rightOf: 'gone' } }],
  ['UnknownPlace', { op: 'move', document: form, path: ['layout', 'panel'], at: { rightOf: 'note' } }],
  ['UnknownPlace', { op: 'move', document: form, path: ['layout', 'panel'], at: { firstIn: 'panel' } }],
  ['ChangedMeanwhile', { op: 'set', document: form, path: ['name'], value: 'x', was: { value: '請購單' } }],
  ['NotEmpty', { op: 'remove', document: form, path: ['controls', 'panel'] }],
  ['InvalidCode', { op: 'rename', document: model, path: ['dataItems', 'title'], to: '標題' }],
  ['BoundToItem', { op: 'rename', document: form, path: ['controls', 'title'], to: 'heading' }],
];

test.each(misfits)('%s: %j is refused, and nothing of its group is done', (code, operation) => {
  const group: readonly Operation[] = [{ op: 'set', document: model, path: ['name'], value: '請購單' }, operation];

  const result = applyGroup(sampleDocuments, group, nothing);

  expect(result).toMatchObject({ fits: false, issue: { code, document: operation.document, path: operation.path } });
});

test('a part does not take a code that something still names', () => {
  const operations: readonly Operation[] = [
    { op: 'remove', document: form, path: ['controls', 'price'] },
    { op: 'remove', document: form, path: ['layout', 'price'] },
    { op: 'remove', document: model, path: ['dataItems', 'price'] },
    { op: 'rename', document: model, path: ['dataItems', 'title'], to: 'price' },
  ];

  expect(applyGroup(sampleDocuments, operations, nothing)).toMatchObject({ fits: false, issue: { code: 'CodeNamed' } });
});

test('a code that was published cannot be renamed', () => {
  const rename: Operation = { op: 'rename', document: model, path: ['dataItems', 'title'], to: 'subject' };

  expect(applyGroup(sampleDocuments, [rename], sampleDocuments)).toMatchObject({ fits: false, issue: { code: 'CodePublished' } });
});
