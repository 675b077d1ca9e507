import { ganttList, saveAppRole, type CallInput } from '@inkstone/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { listedApp, putListed } from '../testing/listed-app.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const gantt = { start: 'begins', end: 'ends', progress: 'amount' };

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(listedApp({ gantt }));
  employee = await server.signIn('employee');
  await putListed(server, employee.id, [
    { title: 'across', begins: '2026-10-20', ends: '2026-12-02', amount: 40 },
    { title: 'a day', begins: '2026-11-30', amount: 250 },
    { title: 'within', begins: '2026-11-05', ends: '2026-11-06' },
    { title: 'before', begins: '2026-10-01', ends: '2026-10-31' },
    { title: 'after', begins: '2026-12-01', ends: '2026-12-31' },
    { title: 'reversed', begins: '2026-11-10', ends: '2026-11-01' },
    { title: 'without', ends: '2026-11-10' },
    { title: 'nothing' },
  ]);
});
afterAll(() => server.close());

const ask = (more: Partial<CallInput<typeof ganttList>> = {}) =>
  employee.call(ganttList, { schemaCode: 'listed', between: november, size: 100, ...more });
const names = async (more?: Partial<CallInput<typeof ganttList>>) => (await ask(more)).items.map(({ name }) => name);

describe('bars of a Gantt chart', () => {
  test('overlap the requested days, are sorted by start, and have start, end and progress', async () => {
    const { items } = await ask();

    expect(items.map(({ name, start, end, progress }) => [name, start, end, progress])).toEqual([
      ['across', '2026-10-20', '2026-12-02', 40],
      ['within', '2026-11-05', '2026-11-06', null],
      ['reversed', '2026-11-10', '2026-11-10', null],
      ['a day', '2026-11-30', '2026-11-30', 100],
    ]);
  });

  test('are returned in pages and follow filter and keyword', async () => {
    const first = await ask({ size: 3 });
    const second = await ask({ size: 3, cursor: first.next! });

    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(await names());
    expect(second.next).toBeNull();
    expect(await names({ filter: { field: 'amount', operator: 5, value: 100 } })).toEqual(['a day']);
    expect(await names({ keyword: 'with' })).toEqual(['within']);
  });

  test('exclude records without a start, which are returned separately', async () => {
    expect((await names({ between: undefined })).toSorted()).toEqual(['nothing', 'without']);
  });

  test('require days in the request', async () => {
    expect(await employee.refused(ganttList, { schemaCode: 'listed', between: { from: 'x', to: '2026-02-30' } } as never)).toMatchObject({
      status: 400,
      code: 'malformed',
    });
  });

  test('do not reveal a start or end that a role hides', async () => {
    const admin = await server.signIn('admin');
    const grants = [{ schemaCode: 'listed', rights: ['view'], scope: 'all', fields: { ends: 'hidden' } }];
    const members = [{ kind: 'person', id: employee.id }];
    await admin.call(saveAppRole, { appCode: 'listed', name: 'r', members, grants } as CallInput<typeof saveAppRole>);

    expect(await names()).toEqual([]);
    expect((await admin.call(ganttList, { schemaCode: 'listed', between: november, size: 100 })).items).toHaveLength(4);
  });

  test('require a list with fields for them, which are days and numbers', async () => {
    expect(await employee.refused(ganttList, { schemaCode: 'supplier', between: november })).toMatchObject({
      status: 422,
      code: 'list-without-gantt',
    });
    const wrong = listedApp({ gantt: { start: 'title', end: 'createdTime', progress: 'note' } });
    await expect(transact(server.db, (trx) => publishApp(trx, wrong))).rejects.toMatchObject({
      extra: {
        issues: [
          { code: 'GanttNoDay', params: { code: 'title' } },
          { code: 'GanttNoDay', params: { code: 'createdTime' } },
          { code: 'GanttNoFigure', params: { code: 'note' } },
        ],
      },
    });
  });
});
