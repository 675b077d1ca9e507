import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { isOngoing } from '../versions/running-on.ts';

export interface ActivityFigures {
  readonly activityCode: string;
  /** Visits that ended in the period. Those that were cancelled from outside do not count, nor a start, which is submitted as it begins. */
  readonly finished: number;
  readonly medianMinutes: number | null;
  /** The time in which 90 % of them ended. */
  readonly longMinutes: number | null;
  /** Of `finished`: sent back by somebody. */
  readonly returned: number;
  readonly disagreed: number;
  /** Instances that are there now, and since when the first of them. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
}

export interface WorkflowFigures {
  readonly activities: readonly ActivityFigures[];
  /** How many instances run in which version, newest first. */
  readonly running: readonly { readonly version: number; readonly count: number }[];
  /** Whether there were more instances than are read: then the figures are those of the ones worked on last. */
  readonly isCapped: boolean;
}

/** At most so many instances are read for each figure, so that a long history costs no more than a short one. */
const maxInstances = 5_000;

/** How long the activities of a workflow took in a period, how often they sent back, and what waits there now; over all its versions. */
export async function workflowFigures(
  executor: Executor,
  workflowCode: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<WorkflowFigures> {
  const { rows: ended } = await sql<EndedRow>`
    with recent as materialized (
      select i.id from instances i
      where i.workflow_code = ${workflowCode} and i.status <> 'DRAFT' and i.deleted_at is null and i.modified_at >= ${from}
      order by i.modified_at desc limit ${sql.lit(maxInstances)})
    select v.activity_code, count(*)::int as finished,
      percentile_cont(array[0.5, 0.9]) within group (order by extract(epoch from v.closed_at - v.opened_at)::float8 / 60) as minutes,
      count(*) filter (where v.outcome = 'rejected')::int as returned,
      count(*) filter (where v.outcome = 'disagreed')::int as disagreed,
      (select count(*)::int from recent) as read
    from recent i join visits v on v.instance_id = i.id
    where v.status = 'closed' and v.outcome <> 'cancelled' and not (v.kind = 'start' and v.closed_at = v.opened_at) and v.closed_at >= ${from} and v.closed_at < ${to}
    group by v.activity_code`.execute(executor);
  const { rows: open } = await sql<OpenRow>`
    with ongoing as materialized (
      select i.id, i.workflow_version from instances i
      where i.workflow_code = ${workflowCode} and ${isOngoing()} limit ${sql.lit(maxInstances)})
    select v.activity_code, null::int as version, count(*)::int as count, min(v.opened_at) as since
    from ongoing i join visits v on v.instance_id = i.id where v.status = 'open' group by v.activity_code
    union all
    select null, workflow_version, count(*)::int, null from ongoing group by workflow_version`.execute(executor);
  const waiting = new Map(open.flatMap((row) => (row.activity_code === null ? [] : [[row.activity_code, row]])));
  const endedAt = new Map(ended.map((row) => [row.activity_code, row]));
  const running = open.flatMap(({ version, count }) => (version === null ? [] : [{ version, count }]));
  return {
    activities: [...new Set([...endedAt.keys(), ...waiting.keys()])].toSorted().map((activityCode) => {
      const [done, now] = [endedAt.get(activityCode), waiting.get(activityCode)];
      return {
        activityCode,
        finished: done?.finished ?? 0,
        medianMinutes: rounded(done?.minutes[0]),
        longMinutes: rounded(done?.minutes[1]),
        returned: done?.returned ?? 0,
        disagreed: done?.disagreed ?? 0,
        waiting: now?.count ?? 0,
        waitingSince: now?.since ?? null,
      };
    }),
    running: running.toSorted((one, other) => other.version - one.version),
    isCapped: (ended[0]?.read ?? 0) >= maxInstances || running.reduce((sum, { count }) => sum + count, 0) >= maxInstances,
  };
}

const rounded = (minutes: number | undefined): number | null => (minutes === undefined ? null : Math.round(minutes * 10) / 10);

interface EndedRow {
  readonly activity_code: string;
  readonly finished: number;
  readonly minutes: readonly [number, number];
  readonly returned: number;
  readonly disagreed: number;
  readonly read: number;
}

interface OpenRow {
  readonly activity_code: string | null;
  readonly version: number | null;
  readonly count: number;
  readonly since: Date | null;
}
