import { sql } from 'kysely';
import { listManagedPeople } from '@inkstone/api';
import { trimText } from '@inkstone/schema';
import { defineQuery } from '../../../../platform/http/endpoint.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import { directory } from '../../directory.ts';
import { matchesKeyword } from '../../people/matches-keyword.ts';
import { subtree } from '../../members.ts';
import { nameCursor, parseNameCursor } from '../../people/people-page.ts';
import { managedPeople, presentPerson } from './read-managed-people.ts';

/** By name, Chinese by strokes. */
export const listManagedPeopleEndpoint = defineQuery(listManagedPeople, {
  permission: 'administrator',
  async handle({ db }, { departmentId, recursive, keyword, state, cursor, size }) {
    if (departmentId !== undefined && !(await directory(db).department(departmentId))) return refuse('not-found');
    const inside = departmentId === undefined ? null : recursive ? subtree(departmentId) : sql`select ${departmentId}::uuid`;
    const conditions = [
      keyword === '' ? sql`true` : matches(keyword),
      inState[state],
      ...(inside === null
        ? []
        : [sql`exists (select from memberships m where m.person_id = people.id and m.department_id in (${inside}))`]),
    ];
    const condition = sql<boolean>`(${sql.join(conditions, sql` and `)})`;
    const name = sql<string>`people.name collate "zh-Hant-x-icu"`;
    const after = cursor === undefined ? null : parseNameCursor(cursor);
    const rows = await managedPeople(db)
      .where(condition)
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(${name}, people.id) > (${after?.name} collate "zh-Hant-x-icu", ${after?.id}::uuid)`),
      )
      .orderBy(name)
      .orderBy('people.id')
      .limit(size + 1)
      .execute();
    const { total } = await db
      .selectFrom('people')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where(condition)
      .executeTakeFirstOrThrow();
    const items = rows.slice(0, size);
    const last = items.at(-1);
    return { items: items.map(presentPerson), next: rows.length > size && last ? nameCursor(last) : null, total: Number(total) };
  },
});

const inState = {
  active: sql`people.active`,
  inactive: sql`not people.active`,
  disabled: sql`not people.active and people.left_on is null`,
  left: sql`not people.active and people.left_on is not null`,
  all: sql`true`,
} as const;

function matches(keyword: string) {
  const wanted = trimText(keyword).toLowerCase();
  const text = (column: string) => sql`strpos(lower(coalesce(${sql.ref(`people.${column}`)}, '')), ${wanted}) > 0`;
  return sql`(${matchesKeyword(keyword, 'people', ['name', 'account'])} or ${text('employee_number')} or ${text('email')})`;
}
