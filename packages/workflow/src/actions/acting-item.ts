import type { ActivityKind, Requirement } from '@inkstone/schema';
import { modelOf } from '../activities/models.ts';
import { isHuman, type HumanActivity } from '../definition-index.ts';
import { inOrder } from '../instance-query.ts';
import type { ItemResult, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import type { ActorView } from './action-model.ts';

export type OpinionAction = 'agree' | 'disagree' | 'reject' | 'submit' | 'forward';

export interface ActingItem {
  readonly item: WorkItem;
  readonly activity: HumanActivity;
}

/** The actor's own open item that a command names; anything else refuses it (workflow design, section 4). */
export function requireItem(turn: Turn, itemId: string, itemVersion: number | undefined): WorkItem {
  const item = turn.state.items[itemId] ?? turn.refuse('ItemUnknown');
  if (item.holder !== turn.command.actor) turn.refuse('NotHandler');
  if (item.state !== 'open' || (itemVersion !== undefined && itemVersion !== item.version)) turn.refuse('TaskProcessed');
  return item;
}

/** The same for an item of an activity of one of the kinds. */
export function requireActingItem(
  turn: Turn,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
  kinds: readonly ActivityKind[],
): ActingItem {
  const item = requireItem(turn, command.itemId, command.itemVersion);
  const activity = turn.index.activities.get(item.activity);
  if (item.slot === null || !isHuman(activity) || !kinds.includes(activity.kind)) turn.refuse('ActionNotOffered');
  return { item, activity };
}

/** The actor's open items of activities of the kinds. */
export function actingItems(view: ActorView, kinds: readonly ActivityKind[]): ActingItem[] {
  return inOrder(view.state.items).flatMap((item) => {
    const activity = view.index.activities.get(item.activity);
    const isActing = item.state === 'open' && item.holder === view.actor && item.slot !== null;
    return isActing && isHuman(activity) && kinds.includes(activity.kind) ? [{ item, activity }] : [];
  });
}

/** By default an opinion is optional, but required to disagree and to reject. */
export function opinionRequirement(activity: HumanActivity, action: OpinionAction): Requirement {
  const set = activity.kind === 'start' ? undefined : activity.opinion[action];
  return set ?? (action === 'disagree' || action === 'reject' ? 'required' : 'optional');
}

/** Refuses the command when its opinion is blank where one is required. */
export function requireOpinion(turn: Turn, activity: HumanActivity, action: OpinionAction): void {
  if (opinionRequirement(activity, action) === 'required' && opinionOf(turn) === null) turn.refuse('OpinionRequired');
}

function opinionOf(turn: Turn): string | null {
  const opinion = 'opinion' in turn.command ? turn.command.opinion?.trim() : undefined;
  return opinion || null;
}

/** The item ends with a result; opinion and attachments of the command are kept with it. */
export function finishItem(turn: Turn, item: WorkItem, result: ItemResult): void {
  const attachments = ('attachments' in turn.command && turn.command.attachments) || [];
  turn.emit({ type: 'item-done', item: item.id, result, opinion: opinionOf(turn), attachments, client: turn.command.client });
}

/** The item ends with its slot's vote; the activity then sees whether that decides anything. */
export function castVote(turn: Turn, { item, activity }: ActingItem, vote: 'agreed' | 'disagreed' | 'submitted'): void {
  finishItem(turn, item, vote);
  turn.emit({ type: 'slot-voted', slot: item.slot!, vote });
  modelOf(activity).settle?.(turn, item.visit, activity);
}
