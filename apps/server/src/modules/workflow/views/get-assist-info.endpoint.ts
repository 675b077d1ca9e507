import { getAssistInfo } from '@inkstone/api';
import { isHolderOrAgent, type InstanceState, type Involvement, type WorkItem } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { loadInstanceOfItem } from '../instance/instance-store.ts';
import { opinionFiles } from './opinion-files.ts';
import { personNames } from '../../organization/index.ts';

/** Open to the holder of the work item and their delegate. */
export const getAssistInfoEndpoint = defineQuery(getAssistInfo, {
  permission: 'participant',
  async handle({ db, actor }, { workItemId }) {
    const { state } = await loadInstanceOfItem(db, workItemId);
    const item = state.items[workItemId] ?? refuse('ItemUnknown');
    if (!isHolderOrAgent(item, actor.id)) refuse('NotHandler');
    const involvements = involvementsAt(state, item);
    const parts = involvements.map((involvement) => ({
      involvement,
      people: involvement.people.map((person) => partOf(state, involvement, person)),
    }));
    const nameOf = await personNames(
      db,
      involvements.flatMap(({ by, people }) => [by, ...people]),
    );
    const items = parts.flatMap(({ people }) => people.flatMap((part) => part.item ?? []));
    const filesOf = await opinionFiles(db, [
      ...involvements.map(({ files }) => ({ files, signature: null })),
      ...items.map(({ attachments }) => ({ files: attachments, signature: null })),
    ]);
    const viewedAt = await firstViews(db, items);
    return parts.map(({ involvement, people }) => ({
      ...involvement,
      by: nameOf(involvement.by),
      files: filesOf(involvement.files),
      workItemId: involvement.item,
      people: people.map(({ person, item: own }) => ({
        person: nameOf(person),
        workItemId: own?.id ?? null,
        state: own?.state ?? (involvement.state === 'open' ? ('to-come' as const) : involvement.state),
        result: own?.result ?? null,
        opinion: own?.opinion ?? null,
        files: filesOf(own?.attachments ?? []),
        viewedAt: own ? (viewedAt.get(own.id) ?? null) : null,
        finishedAt: own?.finishedAt ?? null,
      })),
    }));
  },
});

/** Returns the requests made by the handlers of an item's slot; for a copy, who gave it. */
function involvementsAt(state: InstanceState, { slot, involvement }: WorkItem): Involvement[] {
  return Object.values(state.involvements)
    .filter((each) => (slot === null ? each.id === involvement : each.slot === slot))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function partOf(
  state: InstanceState,
  { id, way, item: asking }: Involvement,
  person: string,
): { person: string; item: WorkItem | undefined } {
  const item = Object.values(state.items).find((each) =>
    way === 'beside'
      ? each.source === asking && each.kind === 'add' && each.holder === person
      : each.involvement === id && each.holder === person,
  );
  return { person, item };
}

async function firstViews(executor: Executor, items: readonly WorkItem[]): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map();
  const rows = await executor
    .selectFrom('work_items')
    .select(['id', 'first_viewed_at'])
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.flatMap(({ id, first_viewed_at: at }) => (at ? [[id, at.toISOString()] as const] : [])));
}
