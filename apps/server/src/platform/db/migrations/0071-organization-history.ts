import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A table whose rows are dated: its history has one row for each period in which a row with the same values existed. */
interface DatedTable {
  readonly table: string;
  readonly history: string;
  /** Columns of the history with their types and their expressions over a row `r` of the table. */
  readonly columns: readonly (readonly [name: string, type: string, value: string])[];
}

const dated: readonly DatedTable[] = [
  {
    table: 'memberships',
    history: 'membership_periods',
    columns: [
      ['person_id', 'uuid', 'r.person_id'],
      ['department_id', 'uuid', 'r.department_id'],
      ['is_main', 'boolean', 'r.sort = 0'],
    ],
  },
  {
    table: 'department_leaders',
    history: 'department_leader_periods',
    columns: [
      ['department_id', 'uuid', 'r.department_id'],
      ['person_id', 'uuid', 'r.person_id'],
      ['kind', 'text', 'r.kind'],
      ['sort', 'integer', 'r.sort'],
    ],
  },
  {
    table: 'departments',
    history: 'department_periods',
    columns: [
      ['department_id', 'uuid', 'r.id'],
      ['parent_id', 'uuid', 'r.parent_id'],
      ['name', 'text', 'r.name'],
      ['is_closed', 'boolean', 'r.closed_at is not null'],
    ],
  },
  {
    table: 'people',
    history: 'person_periods',
    columns: [
      ['person_id', 'uuid', 'r.id'],
      ['manager_id', 'uuid', 'r.manager_id'],
      ['active', 'boolean', 'r.active'],
    ],
  },
  {
    table: 'role_members',
    history: 'role_periods',
    columns: [
      ['role_id', 'uuid', 'r.role_id'],
      ['person_id', 'uuid', 'r.person_id'],
    ],
  },
  {
    table: 'role_member_departments',
    history: 'role_department_periods',
    columns: [
      ['role_id', 'uuid', 'r.role_id'],
      ['person_id', 'uuid', 'r.person_id'],
      ['department_id', 'uuid', 'r.department_id'],
    ],
  },
];

/** Adds the dated history of the organisation, which triggers write, so that no statement can forget it. */
export const organizationHistory: Migration = {
  async up(db) {
    for (const each of dated) await addHistory(db, each);
  },
};

const indexed = new Set(['person_id', 'department_id']);

/** Creates the history of a table with a period for each existing row, which has no known beginning. */
async function addHistory(db: Kysely<unknown>, { table, history, columns }: DatedTable): Promise<void> {
  const names = columns.map(([name]) => name);
  const row = (of: string): string => columns.map(([, , value]) => value.replaceAll('r.', `${of}.`)).join(', ');
  // Ids that cannot be null are compared by `=`, for which there is an index.
  const operator = (name: string): string => (indexed.has(name) ? '=' : 'is not distinct from');
  const isSame = columns.map(([name, , value]) => `${name} ${operator(name)} (${value.replaceAll('r.', 'old.')})`).join(' and ');
  await sql
    .raw(
      `create table ${history} (
        id bigint generated always as identity primary key,
        ${columns.map(([name, type]) => `${name} ${type}${type === 'text' ? ' collate pg_c_utf8' : ''}`).join(', ')},
        started_at timestamptz not null default '-infinity',
        ended_at timestamptz,
        check (ended_at > started_at)
      )`,
    )
    .execute(db);
  for (const name of names.filter((each) => indexed.has(each))) {
    await sql.raw(`create index ${history}_${name} on ${history} (${name}, started_at)`).execute(db);
  }
  await sql.raw(`insert into ${history} (${names.join(', ')}) select ${row('r')} from ${table} r`).execute(db);
  // A period that began in the same transaction never existed for anybody else, so it is deleted instead of ended.
  await sql
    .raw(
      `create function ${table}_dated() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if (${row('old')}) is not distinct from (${row('new')}) then return null; end if;
        end if;
        if tg_op <> 'INSERT' then
          delete from ${history} where ended_at is null and started_at >= now() and ${isSame};
          update ${history} set ended_at = now() where ended_at is null and ${isSame};
        end if;
        if tg_op <> 'DELETE' then
          update ${history} set ended_at = null where ended_at = now() and ${isSame.replaceAll('old.', 'new.')};
          if not found then
            insert into ${history} (${names.join(', ')}, started_at) values (${row('new')}, now());
          end if;
        end if;
        return null;
      end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${table}_dated after insert or update or delete on ${table} for each row execute function ${table}_dated()`)
    .execute(db);
}
