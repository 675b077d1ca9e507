import { createHash } from 'node:crypto';
import { peopleColumns, type PeopleColumn } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import type { PeopleImportsTable } from '../../platform/db/tables/people-imports.ts';
import { planPeople, type PeoplePlan, type PersonRow } from '../organization/index.ts';

type Snapshot = Parameters<typeof planPeople>[0];
type Options = Parameters<typeof planPeople>[2];

/** The result of comparing a file with the organisation. */
export interface Comparison {
  readonly plan: PeoplePlan;
  readonly summary: PeopleImportsTable['summary']['__select__'];
  /** The same for the same changes. */
  readonly digest: string;
  /** The number of people to write. */
  readonly total: number;
}

export function compareFile(snapshot: Snapshot, rows: readonly PersonRow[], options: Options): Comparison {
  const plan = planPeople(snapshot, rows, options);
  const counts = { new: 0, changed: 0, unchanged: 0, issue: 0, leaving: 0 };
  const changedColumns = new Set<PeopleColumn>();
  const hash = createHash('sha256');
  for (const { state, stored, after, cells, line } of plan.people) {
    counts[state] += 1;
    if (state === 'changed' && stored?.active && !after.active) counts.leaving += 1;
    for (const [column, cell] of Object.entries(cells)) if (cell.state !== 'unchanged') changedColumns.add(column as PeopleColumn);
    hash.update(JSON.stringify([line, state, stored?.id, cells]));
  }
  const newDepartments = plan.departments.map(({ path }) => path);
  hash.update(JSON.stringify(newDepartments));
  const summary = { counts, newDepartments, changedColumns: peopleColumns.filter((column) => changedColumns.has(column)) };
  return { plan, summary, digest: hash.digest('base64url'), total: counts.new + counts.changed };
}

const rowsPerStatement = 1000;

/** Stores the rows of a file with their results in place of earlier ones. */
export async function storeComparison(trx: Trx, importId: string, rows: readonly PersonRow[], { plan }: Comparison): Promise<void> {
  await trx.deleteFrom('people_import_rows').where('import_id', '=', importId).execute();
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const stored = plan.people.slice(from, from + rowsPerStatement).map(({ state, cells, issues, after }, index) => ({
      position: from + index,
      given: rows[from + index],
      state,
      outcome: { name: after.name, cells, issues },
    }));
    await sql`
      insert into people_import_rows (import_id, position, given, state, outcome)
      select ${importId}::uuid, position, given, state, outcome
      from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r (position integer, given jsonb, state text, outcome jsonb)`.execute(
      trx,
    );
  }
}

export async function storedRows(trx: Trx, importId: string): Promise<readonly PersonRow[]> {
  const rows = await trx.selectFrom('people_import_rows').select('given').where('import_id', '=', importId).orderBy('position').execute();
  return rows.map(({ given }) => given);
}

export function planOptions(
  task: { readonly create_departments: boolean; readonly clear_empty: boolean; readonly locale: string },
  today: string,
): Options {
  return { createDepartments: task.create_departments, clearEmpty: task.clear_empty, locale: task.locale as Locale, today };
}
