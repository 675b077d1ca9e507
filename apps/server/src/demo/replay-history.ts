import { dayMinutes, historyDays, type CompanyHistory, type Step, type RecordHistory } from '@inkstone/demo';
import { fromWallMs } from '@inkstone/formula';
import { sql } from 'kysely';
import type { Installation } from '../modules/publishing/index.ts';
import { addWorkingTime, loadCalendar, type WorkingCalendar } from '../modules/calendar/index.ts';
import type { Executor, Trx } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { runPersonalAction } from './personal-actions.ts';
import { createHistoricalCalls } from './historical-calls.ts';
import { createHistoryReplayer, type ReplayedRecord } from './history-replayer.ts';
import { createValueResolver } from './value-resolver.ts';

export interface ReplayOptions {
  readonly installation: Installation;
  readonly files: FileStore;
  /** The code of the naming item, by model. */
  readonly nameItems: ReadonlyMap<string, string>;
  /** The ids of existing records, by `model/name`. */
  readonly records: ReadonlyMap<string, string>;
}

export interface ReplayResult {
  readonly instances: number;
  /** The steps that failed. The remaining steps of such a history are skipped. */
  readonly failures: readonly string[];
}

interface ReplayEvent {
  readonly ago: number;
  run(at: Date): Promise<void>;
}

/**
 * Replays three months of work up to the end of the last working day before today: each step is a call of a person at a moment within
 * working hours, checked by the product's own rules. Jobs that become due later stay in the queues.
 */
export async function replayHistory(trx: Trx, history: CompanyHistory, options: ReplayOptions): Promise<ReplayResult> {
  const { installation, files } = options;
  const calendar = await loadCalendar(trx, installation.timeZone);
  const calls = await createHistoricalCalls(trx, installation, files);
  const values = createValueResolver(trx, { ...options, calendar, dayMinutes });
  const replayer = createHistoryReplayer(calls, values);
  const failures: string[] = [];
  let instances = 0;

  const eventsOf = (source: RecordHistory): ReplayEvent[] => {
    let record: ReplayedRecord | null = null;
    let isOver = false;
    const guarded = (work: (at: Date) => Promise<void>, what: string) => async (at: Date) => {
      if (isOver) return;
      try {
        await work(at);
      } catch (error) {
        isOver = true;
        failures.push(`${source.schemaCode} of ${source.by}, ${source.ago} minutes ago, ${what}: ${reasonOf(error)}`);
      }
    };
    const begin: ReplayEvent = {
      ago: source.ago,
      run: guarded(async (at) => {
        record = await replayer.begin(source, at);
        if (record.instanceId !== null) instances += 1;
      }, 'begin'),
    };
    const steps = source.steps.map((step: Step): ReplayEvent => ({
      ago: step.ago,
      run: guarded(async (at) => replayer.go(record!, step, at), `${step.action} ${step.activity ?? ''}`),
    }));
    return [begin, ...steps];
  };
  const personalActions = history.personalActions.map((personalAction): ReplayEvent => ({
    ago: personalAction.ago,
    run: async (at) => {
      await runPersonalAction(calls, values, personalAction, at).catch(
        (error: unknown) => void failures.push(`${personalAction.kind} of ${personalAction.by}: ${reasonOf(error)}`),
      );
    },
  }));

  const end = endOfLastWorkingDay(calendar, installation.now());
  const events = [...history.records.flatMap(eventsOf), ...personalActions].sort((a, b) => b.ago - a.ago);
  for (const [index, event] of events.entries()) {
    const at = new Date(addWorkingTime(calendar, end, -event.ago * 60_000) + ((index * 37) % 60) * 1000);
    await calls.moveTo(at);
    await event.run(at);
  }
  await calls.moveTo(new Date(end));
  await deletePendingMessages(trx);
  for (const failure of failures) installation.log.warn({ failure }, 'a part of the demo could not be replayed');
  return { instances, failures };
}

/** Returns the period that the history covers. */
export async function historySpan(
  executor: Executor,
  { now, timeZone }: Installation,
): Promise<{ readonly from: Date; readonly to: Date }> {
  const calendar = await loadCalendar(executor, timeZone);
  const to = endOfLastWorkingDay(calendar, now());
  return { from: new Date(addWorkingTime(calendar, to, -historyDays * dayMinutes * 60_000)), to: new Date(to) };
}

function endOfLastWorkingDay(calendar: WorkingCalendar, now: Date): number {
  const today = now.toLocaleDateString('sv-SE', { timeZone: calendar.timeZone });
  const midnight = fromWallMs(Date.parse(`${today}T00:00:00Z`), calendar.timeZone);
  // The last millisecond of working time before midnight, plus one.
  return addWorkingTime(calendar, midnight, -1) + 1;
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return `${error.code} ${JSON.stringify({ params: error.params, ...error.extra })}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Notices of the past are not sent: no client was connected, and old messages must not be mailed today. */
async function deletePendingMessages(trx: Trx): Promise<void> {
  await trx.deleteFrom('outbox').execute();
  await trx.deleteFrom('message_deliveries').execute();
  await sql`delete from pgboss.job where name in ('message-mail', 'message-webhook')`.execute(trx);
}
