import { expect, test } from 'vitest';
import { documentsOf } from '../document/documents.ts';
import { applyGroup } from '../group/apply-group.ts';
import type { Operation } from '../operation/operation.ts';
import { form, sampleDocuments } from '../testing/sample-documents.ts';
import { copiedDocuments, freeCode } from './copied-documents.ts';

const app = { kind: 'app', code: 'shop' } as const;
const request = { appCode: 'shop_2', names: { name: '商店二' }, isTaken: () => false };

function edited(...operations: readonly Operation[]) {
  const shell = { key: app, content: { code: 'shop', name: '商店', group: { code: 'shop', name: '商店' }, functions: [] } };
  const result = applyGroup(documentsOf([...sampleDocuments.values(), shell]), operations, documentsOf([]));
  if (!result.fits) throw new Error(result.issue.code);
  return result.documents;
}

test('models and workflows get free codes, and what names them follows', () => {
  const { documents } = copiedDocuments(
    edited(
      {
        op: 'insert',
        document: app,
        path: ['functions', 'orders'],
        value: { name: '訂單', schemaCode: 'order', formCode: 'paper', listCode: 'all', workflowCode: 'flow' },
      },
      {
        op: 'set',
        document: form,
        path: ['controls', 'title', 'options', 'computeFormula'],
        value: 'lookup("order", "title", note, "price")',
      },
    ),
    request,
  );

  expect([...documents.keys()].sort()).toEqual([
    'app/shop_2',
    'form/order_2/paper',
    'list/order_2/all',
    'model/order_2',
    'page/home',
    'print/order_2/slip',
    'role/clerks',
    'rule/stock_2',
    'scenario/usual',
    'workflow/flow_2',
  ]);
  expect(documents.get('scenario/usual')!.content).toMatchObject({ workflowCode: 'flow_2' });
  expect(documents.get('role/clerks')!.content).toMatchObject({ grants: [{ schemaCode: 'order_2' }] });
  expect(documents.get('print/order_2/slip')!.content).toMatchObject({ schemaCode: 'order_2', formCode: 'paper' });
  expect(documents.get('app/shop_2')!.content).toMatchObject({
    code: 'shop_2',
    name: '商店二',
    group: { code: 'shop_2', name: '商店二' },
    functions: [{ code: 'orders', schemaCode: 'order_2', formCode: 'paper', listCode: 'all', workflowCode: 'flow_2' }],
  });
  expect(documents.get('workflow/flow_2')!.content).toMatchObject({ code: 'flow_2', schemaCode: 'order_2' });
  expect(JSON.stringify(documents.get('form/order_2/paper'))).toContain('lookup(\\"order_2\\", \\"title\\", note');
  expect(JSON.stringify([...documents])).not.toMatch(/"order"|"flow"|\\"order\\"/);
});

test('models of other applications keep their codes', () => {
  const { documents } = copiedDocuments(
    edited({
      op: 'set',
      document: form,
      path: ['controls', 'title', 'options', 'dataLinkage'],
      value: { schemaCode: 'supplier', field: 'x' },
    }),
    request,
  );

  expect(JSON.stringify(documents.get('form/order_2/paper'))).toContain('"schemaCode":"supplier"');
});

test('what only an extension understands is named', () => {
  const control = { type: 'x-board', options: { source: 'order' } };
  const { unfollowed } = copiedDocuments(edited({ op: 'insert', document: form, path: ['controls', 'board'], value: control }), request);

  expect(unfollowed).toEqual([{ kind: 'form', schemaCode: 'order_2', code: 'paper' }]);
});

test.each([
  ['order', [], 'order_2'],
  ['order', ['order_2', 'order_3'], 'order_4'],
  ['order_2', ['order_2'], 'order_3'],
  ['a'.repeat(34), [], `${'a'.repeat(32)}_2`],
])('a copy of %s beside %o is %s', (code, taken, expected) => {
  expect(freeCode(code, (tried) => taken.includes(tried))).toBe(expected);
});
