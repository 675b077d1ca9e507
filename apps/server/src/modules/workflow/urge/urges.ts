import { urgeLimits } from '@inkstone/api';
import { fromWallMs, toWallMs } from '@inkstone/formula';
import type { InstanceState, WorkItem } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';

export interface Urge {
  readonly id: string;
  readonly work_item_id: string;
  readonly person_id: string;
  readonly message: string | null;
  readonly urged_at: Date;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Returns all urges of an instance, newest first. */
export function urgesOf(executor: Executor, instanceId: string): Promise<Urge[]> {
  return executor
    .selectFrom('urges')
    .select(['id', 'work_item_id', 'person_id', 'message', 'urged_at'])
    .where('instance_id', '=', instanceId)
    .orderBy('urged_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the items that somebody has to act on. */
export function urgeableItems(state: InstanceState): WorkItem[] {
  return Object.values(state.items)
    .filter((item) => item.state === 'open' && item.kind !== 'circulate')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns why somebody may not urge about an item now, and until when; null when they may. `urges` are all urges of the item. */
export function urgePause(
  urges: readonly Urge[],
  personId: string,
  now: Date,
  timeZone: string,
): { readonly reason: 'urge-too-soon' | 'urge-too-often'; readonly againAt: Date } | null {
  const own = urges.filter((urge) => urge.person_id === personId);
  const today = Math.floor(toWallMs(now.getTime(), timeZone) / dayMs);
  const tomorrow = new Date(fromWallMs((today + 1) * dayMs, timeZone));
  const madeToday = own.filter(({ urged_at }) => Math.floor(toWallMs(urged_at.getTime(), timeZone) / dayMs) === today);
  if (madeToday.length >= urgeLimits.timesADay) return { reason: 'urge-too-often', againAt: tomorrow };
  const last = Math.max(0, ...own.map(({ urged_at }) => urged_at.getTime()));
  const againAt = new Date(last + urgeLimits.minutes * minuteMs);
  return againAt > now ? { reason: 'urge-too-soon', againAt } : null;
}
