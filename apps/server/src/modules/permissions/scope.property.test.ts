import { createId, unitTypes, type ConditionDocument } from '@inkstone/schema';
import { evaluateConditions } from '@inkstone/formula';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Requester } from '../../platform/http/request-context.ts';
import { loadModel, type PublishedModel } from '../apps/index.ts';
import { directory, UnitReader, type DirectoryPerson } from '../organization/index.ts';
import { conditionScope, loadRecord, type StoredRecord } from '../records/index.ts';
import { grantScopes } from './grant-scope.ts';
import type { Grant } from './grant.ts';
import { modelAccess } from './model-access.ts';
import { RoleScene } from '../../testing/role-scene.ts';

const accounts = ['employee', 'manager', 'head', 'finance1', 'tech', 'gm', 'budget'];

let scene: RoleScene;
let model: PublishedModel;
let people: readonly DirectoryPerson[];
/** From each department up to the topmost one. */
let above: ReadonlyMap<string, readonly string[]>;
let records: readonly StoredRecord[];

beforeAll(async () => {
  scene = await RoleScene.open();
  const { db } = scene.server;
  const organization = directory(db);
  people = await Promise.all(accounts.map(async (account) => (await organization.personByAccount(account))!));
  const departments = await organization.departmentTree();
  const parents = new Map(departments.map(({ id, parentId }) => [id, parentId]));
  const ancestors = (id: string | null): string[] => (id === null ? [] : [id, ...ancestors(parents.get(id) ?? null)]);
  above = new Map(departments.map(({ id }) => [id, ancestors(id)]));
  model = await loadModel(db, 'thing');
  const columns = [
    'id',
    'version',
    'sequence_status',
    'creater',
    'created_time',
    'modifier',
    'modified_time',
    'owner',
    'owner_dept_id',
    'form_code',
    'price',
    'note',
  ];
  const ids: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const [creater, owner] = [people[index % people.length]!, people[(index * 3 + 1) % people.length]!];
    const departmentId = index % 5 === 0 ? null : departments[index % departments.length]!.id;
    const id = createId();
    ids.push(id);
    await sql`
      insert into biz.thing (${sql.join(columns.map((name) => sql.id(name)))})
      values (${id}, 1, 'COMPLETED', ${creater.id}, now(), ${creater.id}, now(), ${owner.id}, ${departmentId}, 'thing',
        ${index % 7 === 0 ? null : index % 10}, ${index % 3 === 0 ? null : 'abc'.slice(0, (index % 3) + 1)})`.execute(db);
  }
  records = (await Promise.all(ids.map((id) => loadRecord(db, model, id)))).map((record) => record!);
});
afterAll(() => scene.close());

const conditions: fc.Arbitrary<ConditionDocument> = fc.letrec((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, tie('item'), tie('group')),
  group: fc.record({ join: fc.constantFrom('and', 'or'), items: fc.array(tie('node'), { maxLength: 3 }) }),
  item: fc.oneof(
    fc.record({ field: fc.constant('price'), operator: fc.constantFrom(1, 2, 3, 4, 5, 6), value: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ field: fc.constant('note'), operator: fc.constantFrom(1, 2, 7, 8), value: fc.constantFrom('a', 'ab', 'abc', '') }),
    fc.record({ field: fc.constantFrom('owner', 'creater'), operator: fc.constantFrom(1, 2), value: fc.constant('SELF_P') }),
    fc.record({ field: fc.constant('ownerDeptId'), operator: fc.constantFrom(1, 2), value: fc.constant('SELF_D') }),
  ),
})).node as fc.Arbitrary<ConditionDocument>;

const grants: fc.Arbitrary<Grant> = fc
  .record({ scope: fc.constantFrom('own', 'department', 'departmentTree', 'all', 'condition' as const), condition: conditions })
  .map(({ scope, condition }) => ({
    rights: new Set(['view' as const]),
    scope: scope as Grant['scope'],
    condition: scope === 'condition' ? condition : null,
    fields: {},
  }));

const requesterOf = (person: DirectoryPerson): Requester => ({
  actor: { ...person, isAppAdmin: false },
  now: () => new Date('2026-03-02T02:00:00Z'),
  timeZone: 'Asia/Taipei',
  locale: 'zh',
});

/** Evaluates a grant's scope independently of the SQL. */
function isMeant({ scope, condition }: Grant, person: DirectoryPerson, record: StoredRecord): boolean {
  const { creater, owner, ownerDeptId } = record.system;
  const isOwn = creater === person.id || owner === person.id;
  if (scope === 'all') return true;
  if (scope === 'own') return isOwn;
  if (scope === 'department') return isOwn || ownerDeptId === person.departmentId;
  if (scope === 'departmentTree') return isOwn || (ownerDeptId !== null && above.get(ownerDeptId)!.includes(person.departmentId!));
  const asked = {
    ...conditionScope(record, model, requesterOf(person), new UnitReader(scene.server.db)),
    user: { id: person.id, name: person.name, unitType: unitTypes.user },
    userDepartment: { id: person.departmentId!, name: '', unitType: unitTypes.department },
  };
  return evaluateConditions(condition!, asked) === true;
}

test('every scope selects the same records in SQL as in the independent evaluation', async () => {
  let partly = 0;
  await fc.assert(
    fc.asyncProperty(grants, fc.nat(people.length - 1), async (grant, index) => {
      const person = people[index]!;
      const [scope] = await grantScopes(scene.server.db, requesterOf(person), model.definition, [grant]);

      const { rows } = await sql<{ id: string }>`select r.id from biz.thing r where ${scope!} order by r.id`.execute(scene.server.db);
      const meant = records.filter((record) => isMeant(grant, person, record)).map(({ id }) => id);

      expect(rows.map(({ id }) => id)).toEqual(meant.sort());
      if (meant.length > 0 && meant.length < records.length) partly += 1;
    }),
    { numRuns: cases(300) },
  );

  expect(partly).toBeGreaterThan(30);
});

test('records found through several roles, and the grants that cover them, agree with it', async () => {
  const member = ({ id }: DirectoryPerson) => ({ kind: 'person' as const, id });
  await scene.roleOf(people.map(member), { rights: ['view'], scope: 'own' });
  await scene.roleOf(people.slice(0, 4).map(member), { rights: ['print'], scope: 'departmentTree', fields: { price: 'hidden' } });
  const dear = { field: 'price', operator: 5, value: 6 };
  await scene.roleOf(people.slice(2).map(member), { rights: ['edit'], scope: 'condition', condition: dear });
  for (const person of people) {
    const access = await modelAccess(scene.server.db, requesterOf(person), 'thing');
    const { rows } = await sql<{ id: string; covering: boolean[]; found: boolean }>`
      select r.id, ${access.covering} as covering, ${access.records('view')} as found from biz.thing r`.execute(scene.server.db);

    expect(rows.map(({ covering }) => access.rightsAt(covering).has('view'))).toEqual(rows.map(({ found }) => found));
  }
});
