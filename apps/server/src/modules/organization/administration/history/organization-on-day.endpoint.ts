import { sql } from 'kysely';
import { organizationOnDay, type CallOutput } from '@inkstone/api';
import type { Executor } from '../../../../platform/db/database.ts';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';

type OnDay = CallOutput<typeof organizationOnDay>;
interface Named {
  readonly id: string;
  readonly name: string;
}

/** The state at the end of the day in the organisation's time zone; names of people and roles are the current ones. */
export const organizationOnDayEndpoint = defineQuery(organizationOnDay, {
  permission: 'administrator',
  handle: ({ db, timeZone }, { personId, departmentId, day }) => {
    const at = sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;
    return departmentId === undefined ? personAt(db, personId!, at) : departmentAt(db, departmentId, at);
  },
});

type Instant = ReturnType<typeof sql>;

/** Whether the period `p` contains the last moment before an instant. */
const holds = (at: Instant) => sql<boolean>`(p.started_at < ${at} and (p.ended_at is null or p.ended_at >= ${at}))`;

/** The name of the department of `p` at the instant; one without a period had not been created. */
const nameThen = (at: Instant) => sql`coalesce(
  (select n.name from department_periods n where n.department_id = p.department_id and n.started_at < ${at} order by n.started_at desc limit 1),
  (select d.name from departments d where d.id = p.department_id))`;

async function personAt(db: Executor, id: string, at: Instant): Promise<OnDay> {
  const [person] = (
    await sql<{ active: boolean; manager: Named | null }>`
      select p.active, (select jsonb_build_object('id', m.id, 'name', m.name) from people m where m.id = p.manager_id) as manager
      from person_periods p where p.person_id = ${id} and ${holds(at)}`.execute(db)
  ).rows;
  if (!person) return refuse('not-found');
  const departments = await sql<Named>`
    select p.department_id as id, ${nameThen(at)} as name from membership_periods p
    where p.person_id = ${id} and ${holds(at)} order by p.is_main desc, p.id`.execute(db);
  const roles = await sql<Named & { departments: Named[] }>`
    select r.id, r.name, (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.department_id, 'name', ${nameThen(at)}) order by p.id), '[]')
      from role_department_periods p where p.role_id = r.id and p.person_id = ${id} and ${holds(at)}) as departments
    from role_periods p join (
      select id, name, code, sort from roles union all select id, name, code, null from deleted_roles
    ) r on r.id = p.role_id
    where p.person_id = ${id} and ${holds(at)} order by r.sort nulls last, r.code`.execute(db);
  return {
    departments: departments.rows,
    managers: person.manager ? [person.manager] : [],
    deputies: [],
    roles: roles.rows,
    people: [],
    parent: null,
    isActive: person.active,
  };
}

async function departmentAt(db: Executor, id: string, at: Instant): Promise<OnDay> {
  const [department] = (
    await sql<{ name: string; isClosed: boolean; parent: Named | null }>`
      select p.name, p.is_closed as "isClosed",
        (select jsonb_build_object('id', above.id, 'name', (
          select n.name from department_periods n where n.department_id = above.id and n.started_at < ${at} order by n.started_at desc limit 1))
         from departments above where above.id = p.parent_id) as parent
      from department_periods p where p.department_id = ${id} and ${holds(at)}`.execute(db)
  ).rows;
  if (!department) return refuse('not-found');
  const leaders = await sql<Named & { kind: string }>`
    select people.id, people.name, p.kind from department_leader_periods p join people on people.id = p.person_id
    where p.department_id = ${id} and ${holds(at)} order by p.sort`.execute(db);
  const people = await sql<Named & { main: boolean }>`
    select people.id, people.name, p.is_main as main from membership_periods p join people on people.id = p.person_id
    where p.department_id = ${id} and ${holds(at)} order by people.account`.execute(db);
  const of = (kind: string): Named[] => leaders.rows.filter((each) => each.kind === kind).map((each) => ({ id: each.id, name: each.name }));
  return {
    departments: [{ id, name: department.name }],
    managers: of('manager'),
    deputies: of('deputy'),
    roles: [],
    people: people.rows,
    parent: department.parent,
    isActive: !department.isClosed,
  };
}
