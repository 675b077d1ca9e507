import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';
import { makeNameKeys } from '../../name-keys/make-name-keys.ts';
import { columnsOf } from '../people/person-change.ts';
import { uniqueProperties } from '../people/person-rules.ts';
import { siblingsBelow } from '../departments/place-department.ts';
import type { PeoplePlan, PlannedPerson } from './plan-people.ts';

const batchSize = 250;

/**
 * Writes a plan without issues, which was made from `lockedOrganization` in this transaction: a few statements for each batch of people.
 * `onProgress` is told how many people are written; it may throw.
 */
export async function writePeople(trx: Trx, plan: PeoplePlan, onProgress: (done: number) => Promise<void>): Promise<void> {
  const changed = plan.people.filter(({ state }) => state === 'changed');
  const added = managersFirst(plan.people.filter(({ state }) => state === 'new'));
  await createDepartments(trx, plan.departments);
  await freeValues(trx, changed);
  let done = 0;
  for (const [people, write] of [
    [added, insertPeople],
    [changed, updatePeople],
  ] as const) {
    for (let from = 0; from < people.length; from += batchSize) {
      const batch = people.slice(from, from + batchSize);
      await write(trx, batch);
      await writeMemberships(trx, batch);
      done += batch.length;
      await onProgress(done);
    }
  }
  await makeNameKeys(trx);
}

async function createDepartments(trx: Trx, departments: PeoplePlan['departments']): Promise<void> {
  const counts = new Map<string | null, number>();
  for (const { id, code, name, parentId } of departments) {
    const sort = counts.get(parentId) ?? (await siblingsBelow(trx, parentId)).length;
    counts.set(parentId, sort + 1);
    await trx.insertInto('departments').values({ id, code, name, parent_id: parentId, sort }).execute();
  }
}

/** People who manage others of the batch come before them, because managers must exist. */
function managersFirst(people: readonly PlannedPerson[]): readonly PlannedPerson[] {
  const waiting = new Map(people.map((person) => [person.id, person]));
  const ordered: PlannedPerson[] = [];
  for (const person of people) {
    const chain: PlannedPerson[] = [];
    for (let at: PlannedPerson | undefined = person; at && waiting.delete(at.id); at = waiting.get(at.after.managerId ?? ''))
      chain.push(at);
    ordered.push(...chain.toReversed());
  }
  return ordered;
}

/** Clears values that pass from one person of the file to another, because no two may have them even between two statements. */
async function freeValues(trx: Trx, changed: readonly PlannedPerson[]): Promise<void> {
  for (const { property, column } of uniqueProperties) {
    const passing = changed.filter(({ changed: each, stored }) => each[property] !== undefined && stored?.[property]);
    if (passing.length === 0) continue;
    const cleared = property === 'account' ? sql`id::text` : sql`null`;
    await sql`
      update people set ${sql.ref(column)} = ${cleared} where id = any(${passing.map(({ id }) => id)}::uuid[])`.execute(trx);
  }
}

const row = sql`
  as r (id uuid, account text, name text, name_i18n jsonb, title jsonb, employee_number text, email text, phone text, manager_id uuid,
        entered_on date, left_on date, is_admin boolean, is_app_admin boolean, active boolean)`;

const rowsOf = (people: readonly PlannedPerson[]): string =>
  JSON.stringify(people.map(({ id, after }) => ({ ...columnsOf(after), id, name_i18n: after.name_i18n, title: after.title })));

async function insertPeople(trx: Trx, people: readonly PlannedPerson[]): Promise<void> {
  await sql`
    insert into people (id, account, name, name_i18n, title, employee_number, email, phone, manager_id, entered_on, left_on, active)
    select id, account, name, name_i18n, title, employee_number, email, phone, manager_id, entered_on, left_on, active
    from jsonb_to_recordset(${rowsOf(people)}::jsonb) ${row}`.execute(trx);
}

async function updatePeople(trx: Trx, people: readonly PlannedPerson[]): Promise<void> {
  await sql`
    update people set account = r.account, name = r.name, name_i18n = r.name_i18n, title = r.title,
      employee_number = r.employee_number, email = r.email, phone = r.phone, manager_id = r.manager_id, entered_on = r.entered_on,
      left_on = r.left_on, is_admin = r.is_admin, is_app_admin = r.is_app_admin, active = r.active,
      revision = revision + 1, updated_at = now()
    from jsonb_to_recordset(${rowsOf(people)}::jsonb) ${row}
    where people.id = r.id`.execute(trx);
}

async function writeMemberships(trx: Trx, people: readonly PlannedPerson[]): Promise<void> {
  const moved = people.filter(({ changed }) => changed.departmentIds !== undefined);
  if (moved.length === 0) return;
  const memberships = moved.flatMap(({ id, after }) =>
    after.departmentIds.map((department_id, sort) => ({ person_id: id, department_id, sort })),
  );
  await sql`delete from memberships where person_id = any(${moved.map(({ id }) => id)}::uuid[])`.execute(trx);
  await sql`
    insert into memberships (person_id, department_id, sort)
    select person_id, department_id, sort from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb)
      as m (person_id uuid, department_id uuid, sort integer)`.execute(trx);
}
