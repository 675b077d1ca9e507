import { dayMinutes, pastDays, type Past, type Step, type Story } from '@inkstone/demo';
import { fromWallMs } from '@inkstone/formula';
import { sql } from 'kysely';
import type { Installation } from '../modules/publishing/index.ts';
import { addWorkingTime, loadCalendar, type WorkingCalendar } from '../modules/calendar/index.ts';
import type { Executor, Trx } from '../platform/db/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { doHabit } from './habits.ts';
import { createPastCalls } from './past-calls.ts';
import { createStoryPlayer, type Played } from './story-player.ts';
import { createStoryValues } from './story-values.ts';

export interface PastStage {
  readonly installation: Installation;
  readonly files: FileStore;
  /** By which value the records of a model are named. */
  readonly nameItems: ReadonlyMap<string, string>;
  /** Records that are there, as `model/name`, with their ids. */
  readonly records: ReadonlyMap<string, string>;
}

/** How it went. */
export interface PlayedPast {
  readonly instances: number;
  /** What could not be done; the story it belongs to ends there. */
  readonly problems: readonly string[];
}

interface Happening {
  readonly ago: number;
  run(at: Date): Promise<void>;
}

/**
 * Lets three months happen that end with the last working day before today, in working hours, as calls of the people at those moments.
 * The product's own rules decide on each of them. What becomes due later stays with the queues.
 */
export async function playPast(trx: Trx, past: Past, stage: PastStage): Promise<PlayedPast> {
  const { installation, files } = stage;
  const calendar = await loadCalendar(trx, installation.timeZone);
  const calls = await createPastCalls(trx, installation, files);
  const values = createStoryValues(trx, { ...stage, calendar, dayMinutes });
  const player = createStoryPlayer(calls, values);
  const problems: string[] = [];
  let instances = 0;

  const happeningsOf = (story: Story): Happening[] => {
    let played: Played | null = null;
    let isOver = false;
    const guarded = (work: (at: Date) => Promise<void>, what: string) => async (at: Date) => {
      if (isOver) return;
      try {
        await work(at);
      } catch (error) {
        isOver = true;
        problems.push(`${story.schemaCode} of ${story.by}, ${story.ago} minutes ago, ${what}: ${reasonOf(error)}`);
      }
    };
    const begin: Happening = {
      ago: story.ago,
      run: guarded(async (at) => {
        played = await player.begin(story, at);
        if (played.instanceId !== null) instances += 1;
      }, 'begin'),
    };
    const steps = story.steps.map((step: Step): Happening => ({
      ago: step.ago,
      run: guarded(async (at) => player.go(played!, step, at), `${step.act} ${step.activity ?? ''}`),
    }));
    return [begin, ...steps];
  };
  const habits = past.habits.map((habit): Happening => ({
    ago: habit.ago,
    run: async (at) => {
      await doHabit(calls, values, habit, at).catch(
        (error: unknown) => void problems.push(`${habit.kind} of ${habit.by}: ${reasonOf(error)}`),
      );
    },
  }));

  const end = endOfLastWorkingDay(calendar, installation.now());
  const happenings = [...past.stories.flatMap(happeningsOf), ...habits].sort((a, b) => b.ago - a.ago);
  for (const [index, happening] of happenings.entries()) {
    const at = new Date(addWorkingTime(calendar, end, -happening.ago * 60_000) + ((index * 37) % 60) * 1000);
    await calls.moveTo(at);
    await happening.run(at);
  }
  await calls.moveTo(new Date(end));
  await leaveNothingToSend(trx);
  for (const problem of problems) installation.log.warn({ problem }, 'a part of the demo could not be played');
  return { instances, problems };
}

/** From when to when it goes. */
export async function spanOfPast(executor: Executor, { now, timeZone }: Installation): Promise<{ readonly from: Date; readonly to: Date }> {
  const calendar = await loadCalendar(executor, timeZone);
  const to = endOfLastWorkingDay(calendar, now());
  return { from: new Date(addWorkingTime(calendar, to, -pastDays * dayMinutes * 60_000)), to: new Date(to) };
}

function endOfLastWorkingDay(calendar: WorkingCalendar, now: Date): number {
  const today = now.toLocaleDateString('sv-SE', { timeZone: calendar.timeZone });
  const midnight = fromWallMs(Date.parse(`${today}T00:00:00Z`), calendar.timeZone);
  // The last moment of working time before it, and the end of that moment.
  return addWorkingTime(calendar, midnight, -1) + 1;
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return `${error.code} ${JSON.stringify({ params: error.params, ...error.extra })}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Nobody was connected, and what people were told then is not mailed now. */
async function leaveNothingToSend(trx: Trx): Promise<void> {
  await trx.deleteFrom('outbox').execute();
  await trx.deleteFrom('message_deliveries').execute();
  await sql`delete from pgboss.job where name in ('message-mail', 'message-webhook')`.execute(trx);
}
