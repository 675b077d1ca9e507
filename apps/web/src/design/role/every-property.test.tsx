import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { documentId, type JsonObject } from '@inkstone/design';
import { modelGrantSchema, roleDefinitionSchema } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { RoleDesigner } from './RoleDesigner.tsx';

const key = { kind: 'role', code: 'sales' } as const;
const order: JsonObject = {
  code: 'order',
  name: '訂單',
  dataItems: [
    { code: 'amount', name: '金額', type: 'Number' },
    { code: 'lines', name: '明細', type: 'Sheet', dataItems: [{ code: 'price', name: '單價', type: 'Number' }] },
  ],
};

function open(grants: readonly JsonObject[]): Promise<WorkingCopy> {
  return showInCopy(
    () => <RoleDesigner appCode="shop" code="sales" />,
    [
      [key, { code: 'sales', name: '業務', grants: [...grants] }],
      [{ kind: 'model', code: 'order' }, order],
    ],
  );
}

const grantsOf = (copy: WorkingCopy) => copy.state().replica.documents.get(documentId(key))!.content['grants'];
const shown = (within: ParentNode): ReadonlySet<string> =>
  new Set([...within.querySelectorAll('[data-property]')].map((line) => line.getAttribute('data-property')!));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('every property of a role and of a grant has its editor', async () => {
  await open([{ schemaCode: 'order', rights: ['view'], scope: 'condition', fields: {} }]);
  const grant = await screen.findByRole('region', { name: '訂單' });

  const { schemaCode: _model, ...ofGrant } = modelGrantSchema.shape;
  expect(shown(grant)).toEqual(new Set(Object.keys(ofGrant)));
  expect(shown(document).difference(shown(grant))).toEqual(new Set(Object.keys(roleDefinitionSchema.shape)));
});

test('rights, scope and limits are set as publishing takes them; without a right there is no grant', async () => {
  const copy = await open([]);
  const grant = within(await screen.findByRole('region', { name: '訂單' }));

  fireEvent.click(grant.getByLabelText('刪除'));
  fireEvent.change(grant.getByLabelText('資料範圍'), { target: { value: 'all' } });
  fireEvent.change(grant.getByLabelText('「明細 · 單價」的欄位權限'), { target: { value: 'hidden' } });

  expect(grantsOf(copy)).toEqual([{ schemaCode: 'order', rights: ['view', 'delete'], scope: 'all', fields: { 'lines.price': 'hidden' } }]);
  expect(roleDefinitionSchema.safeParse({ code: 'sales', name: '業務', grants: grantsOf(copy) }).error?.issues).toBeUndefined();
  fireEvent.click(grant.getByLabelText('查看'));
  expect(grantsOf(copy)).toEqual([]);
});

test('another scope takes the condition away, and undo brings it back', async () => {
  const condition = { join: 'and', items: [{ field: 'amount', operator: 5, value: 1 }] };
  const copy = await open([{ schemaCode: 'order', rights: ['view'], scope: 'condition', condition, fields: {} }]);

  fireEvent.change(await screen.findByLabelText('資料範圍'), { target: { value: 'department' } });
  const after = grantsOf(copy);
  copy.undo();

  expect(after).toEqual([{ schemaCode: 'order', rights: ['view'], scope: 'department', fields: {} }]);
  expect(grantsOf(copy)).toMatchObject([{ scope: 'condition', condition }]);
});

test('a grant on a model that is gone says so and can be removed', async () => {
  const copy = await open([{ schemaCode: 'gone', rights: ['view'], scope: 'all', fields: {} }]);
  const grant = within(await screen.findByRole('region', { name: 'gone' }));

  expect(grant.getByText(/這個模型不在此應用/)).toBeTruthy();
  fireEvent.click(grant.getByRole('button', { name: /移\s?除/ }));

  expect(grantsOf(copy)).toEqual([]);
});
