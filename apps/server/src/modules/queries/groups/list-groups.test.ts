import { getFields, listGroups, queryList } from '@inkstone/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { listedApp, putListed } from '../testing/listed-app.ts';

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(listedApp());
  employee = await server.signIn('employee');
  const manager = await server.signIn('manager');
  await putListed(server, employee.id, [
    { title: 'a', kind: '甲', amount: '0.1', done: true, begins: '2026-11-01' },
    { title: 'b', kind: '甲', amount: '0.2', done: false, begins: '2026-11-02' },
    { title: 'c', kind: null, amount: 5, done: null, begins: null },
  ]);
  await putListed(server, manager.id, [{ title: 'd', kind: '乙', amount: 7, done: true, begins: '2026-11-01' }]);
});
afterAll(() => server.close());

const target = { schemaCode: 'listed' };

describe('groups', () => {
  test('have values, counts and exact totals, with empty values last', async () => {
    const { groups, next } = await employee.call(listGroups, { ...target, by: ['kind'], totals: [{ code: 'amount', kind: 'sum' }] });

    const found = groups.map(({ values, count, totals }) => [values['kind'], count, totals[0]]);
    expect(found).toEqual([
      ['乙', 1, 7],
      ['甲', 2, 0.3],
      [null, 1, 5],
    ]);
    expect(next).toBeNull();
  });

  test('of two fields are nested and follow the filter', async () => {
    const filter = { field: 'amount', operator: 'Lt', value: 6 } as const;
    const { groups } = await employee.call(listGroups, { ...target, by: ['kind', 'done'], filter });

    expect(groups.map(({ values, count }) => [values['kind'], values['done'], count])).toEqual([
      ['甲', false, 1],
      ['甲', true, 1],
      [null, null, 1],
    ]);
  });

  test('of every groupable field count what their filter finds', async () => {
    const { fields } = await employee.call(getFields, target);
    const groupable = fields.filter(({ isGroupable }) => isGroupable).map(({ code }) => code);
    expect(groupable).toEqual(expect.arrayContaining(['title', 'kind', 'done', 'begins', 'owner', 'sequenceStatus', 'ownerDeptId']));

    for (const code of groupable) {
      const { groups } = await employee.call(listGroups, { ...target, by: [code] });
      for (const { filter, count } of groups) {
        const { items } = await employee.call(queryList, { ...target, filter, size: 100 });
        expect([code, filter, items.length]).toEqual([code, filter, count]);
      }
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    }
  });

  test('show people by name', async () => {
    const { groups } = await employee.call(listGroups, { ...target, by: ['owner'] });

    expect(groups.map(({ values }) => (values['owner'] as { name: string }).name)).toEqual(expect.arrayContaining(['林小美']));
  });

  test('are refused for fields that cannot be grouped by', async () => {
    const refused = await employee.refused(listGroups, { ...target, by: ['tags'] });

    expect(refused).toMatchObject({ code: 'malformed', issues: [{ code: 'UnknownField', path: 'by' }] });
  });
});
