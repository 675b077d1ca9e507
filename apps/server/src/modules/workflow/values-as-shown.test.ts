import { formSubmit, listInstanceLogs } from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';

const number = (key: string, options = {}) => ({ key, type: 'number', options: { name: key, ...options } });

/** The price of the lines decides who approves; their weight does not. */
const orders = appDefinitionSchema.parse({
  code: 'orders',
  name: '訂單',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'order', name: '訂單', schemaCode: 'order', formCode: 'order', workflowCode: 'order_flow' }],
  models: [
    {
      code: 'order',
      name: '訂單',
      dataItems: [
        {
          code: 'lines',
          name: '明細',
          type: 'Sheet',
          dataItems: ['pieces', 'price', 'cost', 'weight', 'secret'].map((code) => ({
            code,
            name: code === 'cost' ? '小計' : code,
            type: 'Number',
          })),
        },
      ],
    },
  ],
  forms: [
    {
      code: 'order',
      name: '訂單',
      schemaCode: 'order',
      controls: [
        {
          key: 'lines',
          type: 'sheet',
          options: { name: '明細', isEmptyRow: true },
          columns: [
            number('pieces'),
            number('price'),
            number('cost', { computeFormula: 'pieces * price' }),
            number('weight', { computeFormula: 'pieces * 2' }),
            number('secret', { computeFormula: 'pieces * 3' }),
          ],
        },
      ],
      layout: [{ columns: [{ control: 'lines' }] }],
    },
  ],
  lists: [],
  workflows: [
    {
      code: 'order_flow',
      name: '訂單流程',
      schemaCode: 'order',
      activities: [
        {
          kind: 'start',
          code: 'start',
          name: '填寫',
          permission: {
            others: { e: true, v: true },
            controls: { lines: { e: true, v: true, subDataPermission: [{ propertyCode: 'secret', e: false, v: false }] } },
          },
        },
        { kind: 'exclusive', code: 'size', name: '金額' },
        { kind: 'approve', code: 'head', name: '處長', participants: [{ kind: 'users', users: ['head'] }] },
        { kind: 'approve', code: 'boss', name: '主管', participants: [{ kind: 'users', users: ['manager'] }] },
        { kind: 'end', code: 'end', name: '結束' },
      ],
      routes: [
        { code: 'r1', from: 'start', to: 'size' },
        { code: 'r2', from: 'size', to: 'head', condition: 'sum(lines.cost) + sum(lines.secret) > 1000' },
        { code: 'r3', from: 'size', to: 'boss', default: true },
        { code: 'r4', from: 'head', to: 'end' },
        { code: 'r5', from: 'boss', to: 'end' },
      ],
    },
  ],
});

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(orders);
  employee = await server.signIn('employee');
});
afterAll(() => server.close());

/** An order of one line, two pieces at 600. */
function newOrder() {
  const row = createId();
  const cell = (column: string) => cellPath('lines', row, column);
  const patch = { values: { [cell('pieces')]: 2, [cell('price')]: 600 }, rows: { lines: { added: [row] } } };
  return { row, cell, seeing: (shown: Record<string, unknown>) => ({ schemaCode: 'order', patch, shown }) };
}

test('a changed cell that decides the route is confirmed before the instance continues', async () => {
  const { cell, seeing } = newOrder();

  const refusal = await employee.refused(formSubmit, seeing({ [cell('cost')]: 200 }), { locale: 'zh' });

  expect(refusal).toMatchObject({ status: 422, code: 'values-changed', params: { fields: '小計' } });
  expect(refusal.conflicts).toEqual([{ path: cell('cost'), mine: 200, theirs: 1200 }]);

  const { workflowInstanceId } = await employee.call(formSubmit, seeing({ [cell('cost')]: refusal.conflicts![0]!.theirs }));
  const { open } = await employee.call(listInstanceLogs, { workflowInstanceId: workflowInstanceId! });
  expect(open.map(({ activityCode }) => activityCode)).toEqual(['head']);
});

test('a cell that decides nothing, a hidden cell and an unknown cell need no confirmation', async () => {
  const { row, cell, seeing } = newOrder();
  const nowhere = { [cellPath('lines', row, 'ghost')]: 1, [cellPath('ghost', row, 'cost')]: 1, ghost: 1 };

  const { workflowInstanceId } = await employee.call(formSubmit, seeing({ [cell('weight')]: 1, [cell('secret')]: 1, ...nowhere }));

  expect(workflowInstanceId).not.toBeNull();
});

test('a removed row is compared as empty', async () => {
  const { cell: gone } = newOrder();

  const refusal = await employee.refused(formSubmit, newOrder().seeing({ [gone('cost')]: 5 }));

  expect(refusal.conflicts).toEqual([{ path: gone('cost'), mine: 5, theirs: null }]);
});
