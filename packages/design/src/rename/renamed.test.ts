import { describe, expect, test } from 'vitest';
import { canonicalDocument } from '../canonical/canonical-document.ts';
import { documentId, documentsOf, type Documents } from '../document/documents.ts';
import type { Json, JsonObject } from '../document/json.ts';
import { applyGroup } from '../group/apply-group.ts';
import type { Operation } from '../operation/operation.ts';
import { edit } from '../replica/edit.ts';
import { join } from '../replica/join.ts';
import { openReplica } from '../replica/replica.ts';

const model = { kind: 'model', code: 'order' } as const;
const form = { kind: 'form', schemaCode: 'order', code: 'paper' } as const;
const flow = { kind: 'workflow', code: 'flow' } as const;
const nothing = documentsOf([]);

const control = (key: string, options: JsonObject = {}, columns?: readonly JsonObject[]): JsonObject => ({
  key,
  type: 'x',
  options,
  ...(columns && { columns }),
});

/** A form with a formula, a sub-table with a formula in a column, and a flow with a condition. */
function documentsWith(formula: string, columnFormula = 'qty * 2', condition = 'total > 3'): Documents {
  const columns = ['qty', 'price'].map((code) => ({ code, name: code, type: 'Number' }));
  return documentsOf([
    {
      key: model,
      content: {
        code: 'order',
        name: 'Order',
        dataItems: [
          { code: 'total', name: 'Total', type: 'Number' },
          { code: 'rate', name: 'Rate', type: 'Number' },
          { code: 'lines', name: 'Lines', type: 'Sheet', dataItems: columns },
        ],
      },
    },
    {
      key: form,
      content: {
        code: 'paper',
        schemaCode: 'order',
        name: 'Order',
        controls: [
          control('total', { computeFormula: formula }),
          control('rate'),
          control('lines', {}, [control('qty'), control('price', { computeFormula: columnFormula })]),
        ],
        layout: [],
      },
    },
    { key: flow, content: { code: 'flow', schemaCode: 'order', name: 'Flow', activities: [], routes: [{ code: 'r', condition }] } },
  ]);
}

const inTotal = (option: string, value: Json): Operation => ({
  op: 'set',
  document: form,
  path: ['controls', 'total', 'options', option],
  value,
});

const textOf = (documents: Documents): string =>
  Array.from(documents.values(), (document) => canonicalDocument(document))
    .toSorted()
    .join('\n');

const rename = (path: readonly string[], to: string): Operation => ({ op: 'rename', document: model, path, to });

function renamed(documents: Documents, operation: Operation) {
  const result = applyGroup(documents, [operation], nothing);
  if (!result.fits) return result.issue.code;
  const { controls } = result.documents.get(documentId(form))!.content as unknown as {
    controls: { options: { computeFormula?: string }; columns?: { options: { computeFormula?: string } }[] }[];
  };
  const { routes } = result.documents.get(documentId(flow))!.content as unknown as { routes: { condition: string }[] };
  return [controls[0]!.options.computeFormula, controls[2]!.columns![1]!.options.computeFormula, routes[0]!.condition];
}

describe('formulas follow a rename', () => {
  test.each([
    ['an item', ['dataItems', 'rate'], 'factor', ['rate + total', 'qty * rate'], ['factor + total', 'qty * factor', 'total > 3']],
    ['an item in a flow', ['dataItems', 'total'], 'sum_all', ['rate', 'qty'], ['rate', 'qty', 'sum_all > 3']],
    [
      'a column',
      ['dataItems', 'lines', 'dataItems', 'qty'],
      'count',
      ['sum(lines.qty)', 'qty * 2'],
      ['sum(lines.count)', 'count * 2', 'total > 3'],
    ],
    ['a sub-table', ['dataItems', 'lines'], 'rows', ['sum(lines.qty)', 'qty'], ['sum(rows.qty)', 'qty', 'total > 3']],
    ['nothing in a text', ['dataItems', 'rate'], 'factor', ['"rate" + rate', 'qty'], ['"rate" + factor', 'qty', 'total > 3']],
  ])('%s', (_name, path, to, [formula, column], expected) => {
    expect(renamed(documentsWith(formula!, column), rename(path, to))).toEqual(expected);
  });

  test('a column of the same name as an item is another thing', () => {
    const documents = documentsWith('rate', 'rate * 2');
    const twin = applyGroup(
      documents,
      [{ op: 'insert', document: model, path: ['dataItems', 'lines', 'dataItems', 'rate'], value: { name: 'Rate', type: 'Number' } }],
      nothing,
    );

    expect(twin.fits && renamed(twin.documents, rename(['dataItems', 'rate'], 'factor'))).toEqual(['factor', 'rate * 2', 'total > 3']);
  });
});

describe('a rename is refused', () => {
  test.each([
    ['if a formula names the new code already', ['dataItems', 'rate'], 'factor', ['factor', 'qty']],
    ['if a column would come before the item', ['dataItems', 'rate'], 'price', ['total', 'qty * rate']],
    ['if the column would come before an item', ['dataItems', 'lines', 'dataItems', 'price'], 'rate', ['total', 'qty * rate']],
  ])('%s', (_name, path, to, [formula, column]) => {
    expect(renamed(documentsWith(formula!, column), rename(path, to))).toBe('CodeNamed');
  });
});

describe('an item is renamed wherever something names it', () => {
  test.each<[string, Operation]>([
    ['a step of an event', inTotal('onChange', [{ step: 'set', field: 'CODE', formula: 'CODE * 2', when: 'CODE > 3' }])],
    ['an own button', inTotal('actions', [{ key: 'a', name: 'rate', steps: [{ step: 'clear', field: 'CODE' }] }])],
    ['a linkage', inTotal('dataLinkage', { schemaCode: 'order', field: 'CODE', mappings: [{ from: 'CODE', to: 'CODE' }] })],
    ['a condition', inTotal('conditions', { join: 'and', items: [{ field: 'x', valueType: 'currentModel', value: 'CODE' }] })],
    ['a condition as text', inTotal('conditions', '{"field":"x","valueType":"currentModel","value":"CODE"}')],
    ['a check', inTotal('verifyFormula', 'type:select_rule:>_select:CODE_prompt:rate')],
    ['a field in braces', inTotal('computeFormula', '{CODE} + { CODE } * 2')],
    ['a look-up', inTotal('computeFormula', 'lookup("order", "CODE", total, "CODE")')],
    [
      'a participant',
      { op: 'insert', document: flow, path: ['activities', 'a'], value: { participants: [{ kind: 'control', control: 'CODE' }] } },
    ],
    ['a right', { op: 'insert', document: flow, path: ['activities', 'a'], value: { permission: { controls: { CODE: { e: true } } } } }],
    [
      'a time limit',
      { op: 'insert', document: flow, path: ['activities', 'a'], value: { timeLimit: { due: { kind: 'until', control: 'CODE' } } } },
    ],
  ])('%s', (_name, operation) => {
    const written = (code: string): Operation => JSON.parse(JSON.stringify(operation).replaceAll('CODE', code)) as Operation;
    const nameless = documentsWith('total', 'qty');
    const result = applyGroup(nameless, [written('rate'), rename(['dataItems', 'rate'], 'factor')], nothing);
    const expected = applyGroup(nameless, [rename(['dataItems', 'rate'], 'factor'), written('factor')], nothing);

    expect(result.fits && expected.fits && textOf(result.documents)).toBe(expected.fits && textOf(expected.documents));
  });
});

describe('a document is renamed wherever something names it', () => {
  test('a model, with its forms, its flow and what looks it up', () => {
    const look = inTotal('computeFormula', 'lookup("order", "rate", total, "rate")');

    const result = applyGroup(documentsWith('total', 'qty'), [look, { op: 'rename', document: model, path: [], to: 'orders' }], nothing);

    const paper = result.fits && result.documents.get('form/orders/paper');
    expect(paper && paper.content).toMatchObject({ schemaCode: 'orders', code: 'paper' });
    expect(JSON.stringify(paper)).toContain('lookup(\\"orders\\", \\"rate\\"');
    expect(result.fits && result.documents.get('model/orders')?.content['code']).toBe('orders');
    expect(result.fits && result.documents.get('workflow/flow')?.content['schemaCode']).toBe('orders');
    expect(result.fits && result.documents.size).toBe(3);
  });

  test('the taken-back rename leaves what was there', () => {
    const documents = documentsWith('total', 'qty');
    const result = applyGroup(documents, [{ op: 'rename', document: model, path: [], to: 'orders' }], nothing);
    const back = result.fits && applyGroup(result.documents, result.inverse, nothing);

    expect(back && back.fits && textOf(back.documents)).toBe(textOf(documents));
  });

  test.each([
    ['published documents', model, 'orders', documentsWith('total', 'qty'), 'CodePublished'],
    ['a code that another document has', form, 'paper', nothing, 'CodeTaken'],
  ] as const)('%s: refused', (_name, document, to, published, code) => {
    const result = applyGroup(documentsWith('total', 'qty'), [{ op: 'rename', document, path: [], to }], published);

    expect(!result.fits && result.issue.code).toBe(code);
  });
});

test('what only an extension understands keeps what it may name from being renamed', () => {
  const extension: Operation = {
    op: 'insert',
    document: form,
    path: ['controls', 'own'],
    value: { type: 'x-rating', options: { beside: 'rate' } },
  };
  const result = applyGroup(documentsWith('total', 'qty'), [extension], nothing);

  expect(result.fits && renamed(result.documents, rename(['dataItems', 'rate'], 'factor'))).toBe('CodeInUse');
});

test('rights and participants name a control without an item, unless another form has it too', () => {
  const own: Operation = { op: 'insert', document: form, path: ['controls', 'note'], value: { type: 'title', options: { name: 'x' } } };
  const right: Operation = {
    op: 'insert',
    document: flow,
    path: ['activities', 'a'],
    value: { permission: { controls: { note: { v: true } } } },
  };
  const other = { kind: 'form', schemaCode: 'order', code: 'other' } as const;
  const twin: Operation = { op: 'insert', document: other, path: [], value: { controls: [{ key: 'note', type: 'title', options: {} }] } };
  const renaming: Operation = { op: 'rename', document: form, path: ['controls', 'note'], to: 'remark' };
  const rights = (operations: readonly Operation[]) => {
    const result = applyGroup(documentsWith('total', 'qty'), operations, nothing);
    return result.fits && JSON.stringify(result.documents.get(documentId(flow))!.content['activities']);
  };

  expect(rights([own, right, renaming])).toContain('"remark"');
  expect(rights([own, right, twin, renaming])).toContain('"note"');
});

test('names, types and properties that are spelled like the code do not keep an item from being renamed', () => {
  const spelled: Operation = {
    op: 'set',
    document: form,
    path: ['controls', 'total', 'options', 'panel'],
    value: { type: 'rate', name: 'rate', rate: 3, message: { zh: 'rate', en: 'the rate' } },
  };
  const result = applyGroup(documentsWith('rate'), [spelled], nothing);

  expect(result.fits && renamed(result.documents, rename(['dataItems', 'rate'], 'factor'))).toEqual(['factor', 'qty * 2', 'total > 3']);
});

test('a formula that is not sent yet is carried over a rename by somebody else', () => {
  const documents = documentsWith('total', 'qty');
  const path = ['controls', 'total', 'options', 'computeFormula'];
  const edited = edit(openReplica({ revision: 0, documents, published: nothing }), {
    key: 'mine',
    operations: [{ op: 'set', document: form, path, value: 'rate * 3', was: { value: 'total' } }],
  });

  const joined =
    edited.fits && join(edited.replica, [{ key: 'theirs', revision: 1, operations: [rename(['dataItems', 'rate'], 'factor')] }]);

  expect(joined && joined.pending[0]!.operations).toMatchObject([{ value: 'factor * 3' }]);
  expect(joined && joined.conflicts).toEqual([]);
});
