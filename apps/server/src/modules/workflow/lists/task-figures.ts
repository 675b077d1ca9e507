import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';

export interface TaskFigures {
  readonly open: number;
  readonly overdue: number;
  readonly finished: number;
  readonly averageMinutes: number | null;
}

interface ModelFigures extends TaskFigures {
  readonly appCode: string;
  readonly schemaCode: string;
}

/** At maxTasks this many tasks are read per person, so that a long history costs no more than a short one. */
const maxTasks = 1000;

/**
 * Counts people's open tasks, the overdue ones, and those finished since a time, by model and in total. Starting an instance is not a task.
 */
export async function taskFigures(
  executor: Executor,
  people: readonly string[],
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<{ byModel: ModelFigures[]; total: TaskFigures; isCapped: boolean }> {
  const { rows } = await sql<FigureRow>`
    with tasks as (
      select person.id as person, task.* from unnest(${[...people]}::uuid[]) person (id) cross join lateral (
        select w.app_code, w.schema_code, false as done, coalesce(v.due_at < ${at}, false) as late, null::float8 as minutes
        from work_items w join visits v on v.id = w.visit_id
        where w.holder_id = person.id and w.state = 'open' and w.kind <> 'circulate' limit ${sql.lit(maxTasks)}) task
      union all
      select person.id, task.* from unnest(${[...people]}::uuid[]) person (id) cross join lateral (
        select w.app_code, w.schema_code, true, false, (extract(epoch from w.finished_at - w.received_at) / 60)::float8
        from work_items w join visits v on v.id = w.visit_id and v.kind <> 'start'
        where w.holder_id = person.id and w.state = 'done' and w.kind <> 'circulate' and w.finished_at >= ${since}
        order by w.finished_at desc limit ${sql.lit(maxTasks)}) task
    )
    select app_code, schema_code, count(*) filter (where not done)::int as open, count(*) filter (where late)::int as overdue,
      count(*) filter (where done)::int as finished, round(avg(minutes))::int as minutes,
      (select coalesce(bool_or(counted.tasks >= ${sql.lit(maxTasks)}), false)
        from (select count(*) as tasks from tasks group by person, done) counted) as capped
    from tasks group by grouping sets ((app_code, schema_code), ())
    order by open desc, finished desc, app_code, schema_code`.execute(executor);
  const byModel = rows.filter(isOfModel).map((row) => ({ appCode: row.app_code, schemaCode: row.schema_code, ...figuresOf(row) }));
  const all = rows.find(({ schema_code }) => schema_code === null)!;
  return { byModel, total: figuresOf(all), isCapped: all.capped };
}

interface FigureRow {
  readonly app_code: string | null;
  readonly schema_code: string | null;
  readonly open: number;
  readonly overdue: number;
  readonly finished: number;
  readonly minutes: number | null;
  readonly capped: boolean;
}

function isOfModel(row: FigureRow): row is FigureRow & { readonly app_code: string; readonly schema_code: string } {
  return row.schema_code !== null;
}

function figuresOf({ open, overdue, finished, minutes }: FigureRow): TaskFigures {
  return { open, overdue, finished, averageMinutes: minutes };
}
