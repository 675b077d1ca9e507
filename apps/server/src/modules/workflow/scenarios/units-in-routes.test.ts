import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { refusalOf } from '../../../testing/record-scene.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { createOrganizedDatabase } from '../../../testing/organized-database.ts';
import { WorkflowScene, type TicketValues } from '../../../testing/workflow-scene.ts';

let database: TestDatabase;
let scene: WorkflowScene;
beforeAll(async () => {
  database = await createOrganizedDatabase();
  scene = await WorkflowScene.over(database);
});
afterAll(() => database.close());

const flow = (condition: string) => ({
  ...buildWorkflow(
    [start(), exclusive('gate'), approve('named', ['manager']), approve('others', ['manager']), end()],
    [
      'start > gate',
      { from: 'gate', to: 'named', condition },
      { from: 'gate', to: 'others', default: true },
      'named > end',
      'others > end',
    ],
  ),
  code: 'units',
});

/** Publishes the flow, starts an instance, and returns the branch it took. */
async function branch(condition: string, account: string, values: TicketValues = {}): Promise<string> {
  await scene.publish(flow(condition));
  const [activity] = Object.keys(await scene.openAt(await scene.start(account, 'units', values)));
  return activity!;
}

describe('the branch of a condition on units', () => {
  // Sales is part of operations, and operations of the company; finance is part of the company.
  test.each<[string, string, string]>([
    ["createdDeptId belongs to 'sales'", 'employee', 'named'],
    ["createdDeptId belongs to 'operations'", 'employee', 'named'],
    ["createdDeptId belongs to 'company'", 'employee', 'named'],
    ["createdDeptId belongs to 'finance;operations'", 'employee', 'named'],
    ["createdDeptId belongs to 'finance'", 'employee', 'others'],
    ["createdDeptId belongs to 'sales'", 'head', 'others'],
    ["createdDeptId 屬於 'operations'", 'head', 'named'],
    ["createdDeptId does not belong to 'operations'", 'finance1', 'named'],
    ["createdDeptId == 'sales'", 'employee', 'named'],
    ["createdDeptId == 'operations'", 'employee', 'others'],
    ["createdDeptId != 'operations'", 'employee', 'named'],
    ["'sales' == createdDeptId", 'employee', 'named'],
    ["creater == 'employee'", 'employee', 'named'],
    ["creater == 'Employee'", 'employee', 'named'],
    ["creater == 'employee'", 'deputy', 'others'],
    ["creater belongs to 'operations'", 'employee', 'named'],
    ["creater belongs to 'employee;finance'", 'finance2', 'named'],
    ["creater in ('employee', 'deputy')", 'deputy', 'named'],
    ["creater has 'deputy'", 'deputy', 'named'],
    ["owner contains 'gm'", 'employee', 'others'],
    ["string(creater) == '林小美'", 'employee', 'named'],
    ["string(createdDeptId) contains '業務'", 'employee', 'named'],
    ["string(creater) == '林小美'", 'deputy', 'others'],
  ])('%s, started by %s, is "%s"', async (condition, account, expected) => {
    const taken = await branch(condition, account);

    expect(taken).toBe(expected);
  });

  test.each<[string, string, string]>([
    ["helper == 'tech'", 'tech', 'named'],
    ["helper belongs to 'company'", 'tech', 'named'],
    ["helper belongs to 'finance'", 'tech', 'others'],
    ["helper belongs to 'it' and string(helper) == '鄭雅婷'", 'tech', 'named'],
  ])('%s, with %s picked, is "%s"', async (condition, helper, expected) => {
    const taken = await branch(condition, 'employee', { helper });

    expect(taken).toBe(expected);
  });

  test('a department moved elsewhere changes the decision', async () => {
    const condition = "createdDeptId belongs to 'finance'";
    const before = await branch(condition, 'employee');

    const finance = await database.db.selectFrom('departments').select('id').where('code', '=', 'finance').executeTakeFirstOrThrow();
    const moved = database.db.updateTable('departments').where('code', '=', 'sales');
    await moved.set({ parent_id: finance.id }).execute();
    const after = await branch(condition, 'employee');
    const back = await database.db.selectFrom('departments').select('id').where('code', '=', 'operations').executeTakeFirstOrThrow();
    await moved.set({ parent_id: back.id }).execute();

    expect([before, after]).toEqual(['others', 'named']);
  });
});

describe('publishing refuses a condition that can never hold, with its location', () => {
  test.each([
    ["createdDeptId == '業務部'", '「createdDeptId」與名稱「業務部」比較，名稱不能用於條件，請改用「sales」'],
    ["creater == '林小美'", '「creater」與名稱「林小美」比較，名稱不能用於條件，請改用「employee」'],
    ["creater belongs to '業務部'", '「creater」與名稱「業務部」比較，名稱不能用於條件，請改用「sales」'],
    ["creater == 'nobody'", '「creater」與「nobody」比較，但沒有這個人員'],
    ["createdDeptId belongs to 'sales;nowhere'", '「createdDeptId」與「nowhere」比較，但沒有這個部門'],
    ["creater == '01980000-0000-7000-8000-000000000001'", '「creater」與「01980000-0000-7000-8000-000000000001」比較，但沒有這個人員'],
    ["createdDeptId == 'employee'", '「createdDeptId」只含部門，永遠不會是人員「employee」'],
    ["createdDeptId belongs to 'employee'", '「createdDeptId」不會屬於人員「employee」，請改用「等於」或部門編碼'],
    ["creater == 'sales'", '「creater」只含人員，永遠不會是部門「sales」'],
    ["helper == 'general-manager'", '「helper」與「general-manager」比較，但沒有這個人員'],
  ])('%s', async (condition, detail) => {
    const { code, issues, refusal } = await refusalOf(scene.publish(flow(`amount > 1 and not (${condition})`)));

    expect(code).toBe('app-invalid');
    expect(issues).toEqual([expect.stringMatching(/^UnitUnknown workflows\.units\.routes\.\w+\.condition$/)]);
    expect(refusal.extra.issues?.[0]?.message).toContain(detail);
  });

  test('all of them are reported at once', async () => {
    const { issues } = await refusalOf(scene.publish(flow("creater == 'a1' or createdDeptId in ('b1', 'sales', 'b2')")));

    expect(issues).toHaveLength(3);
  });
});
