import type { ActivityKind, Requirement } from '@inkstone/schema';
import { trimText } from '@inkstone/schema';
import { isHuman, type HumanActivity } from '../definition-index.ts';
import type { Command } from '../command.ts';
import { inOrder, isFor, isSlotItem } from '../instance-query.ts';
import type { ItemResult, WorkItem } from '../instance-state.ts';
import type { ActionOffer } from '../action-offer.ts';
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
  if (!mayAct(item, turn.command)) turn.refuse('NotHandler');
  if (item.state !== 'open' || (itemVersion !== undefined && itemVersion !== item.version)) turn.refuse('TaskProcessed');
  return item;
}

/** The holder, and whoever acts for them as long as they are entrusted. */
export function mayAct({ holder, agent }: WorkItem, { actor, at }: Command): boolean {
  return holder === actor || (agent?.person === actor && at < agent.until);
}

/** The same for a slot's own item, of an activity of one of the kinds. */
export function requireActingItem(
  turn: Turn,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
  kinds: readonly ActivityKind[],
): ActingItem {
  const acting = requireTakingPart(turn, command, kinds);
  if (!isSlotItem(acting.item)) turn.refuse('ActionNotOffered');
  return acting;
}

/** The same also for items of signers that were added before or after. */
export function requireVotingItem(turn: Turn, command: { readonly itemId: string; readonly itemVersion?: number | undefined }): ActingItem {
  const acting = requireTakingPart(turn, command, ['approve']);
  if (!isSlotItem(acting.item) && acting.item.kind !== 'add') turn.refuse('ActionNotOffered');
  return acting;
}

/** The same for whatever belongs to a slot: its own item, added votes, assists, questions. */
export function requireTakingPart(
  turn: Turn,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
  kinds: readonly ActivityKind[],
): ActingItem {
  const item = requireItem(turn, command.itemId, command.itemVersion);
  const activity = turn.index.activities.get(item.activity);
  if (item.slot === null || !isHuman(activity) || !kinds.includes(activity.kind)) turn.refuse('ActionNotOffered');
  return { item, activity };
}

/** The actor's open items that are their slots' own, of activities of the kinds. */
export function actingItems(view: ActorView, kinds: readonly ActivityKind[]): ActingItem[] {
  return itemsTakingPart(view, kinds).filter(({ item }) => isSlotItem(item));
}

/** The same with those of signers that were added before or after. */
export function votingItems(view: ActorView): ActingItem[] {
  return itemsTakingPart(view, ['approve']).filter(({ item }) => isSlotItem(item) || item.kind === 'add');
}

/** The same with whatever belongs to a slot: added votes, assists, questions. */
export function itemsTakingPart(view: ActorView, kinds: readonly ActivityKind[]): ActingItem[] {
  return inOrder(view.state.items).flatMap((item) => {
    const activity = view.index.activities.get(item.activity);
    const isActing = item.state === 'open' && isFor(item, view.actor) && item.slot !== null;
    return isActing && isHuman(activity) && kinds.includes(activity.kind) ? [{ item, activity }] : [];
  });
}

/** By default an opinion is optional, but required to disagree and to reject. */
function opinionRequirement(activity: HumanActivity, action: OpinionAction): Requirement {
  const set = activity.kind === 'start' ? undefined : activity.opinion[action];
  return set ?? (action === 'disagree' || action === 'reject' ? 'required' : 'optional');
}

/** What an offer says of the opinion, and of what goes with it where the activity says something of that. */
export function opinionParts(
  activity: HumanActivity,
  action: OpinionAction,
): Pick<ActionOffer, 'opinion' | 'upload' | 'signature' | 'qrSignature'> {
  const opinion = opinionRequirement(activity, action);
  if (activity.kind === 'start') return { opinion };
  const upload = activity.upload?.[action];
  const signature = activity.signature?.[action];
  const qrSignature = activity.qrSignature?.[action];
  return { opinion, ...(upload && { upload }), ...(signature && { signature }), ...(qrSignature && { qrSignature }) };
}

/** Refuses the command when its opinion is blank, or has no file or no signature, where that is required. */
export function requireOpinion(turn: Turn, activity: HumanActivity, action: OpinionAction): void {
  const { opinion, upload, signature, qrSignature } = opinionParts(activity, action);
  if (opinion === 'required') requireWords(turn);
  if (upload === 'required' && attachmentsOf(turn).length === 0) turn.refuse('AttachmentRequired');
  if (signature === 'required' && !signatureOf(turn)) turn.refuse('SignatureRequired');
  if (qrSignature === 'required' && !isQrSigned(turn)) turn.refuse('QrSignatureRequired');
}

/** Refuses an opinion that is missing, and one of nothing but blanks. */
export function requireWords(turn: Turn): void {
  if (opinionOf(turn) !== null) return;
  const isBlank = 'opinion' in turn.command && Boolean(turn.command.opinion);
  turn.refuse(isBlank ? 'OpinionBlank' : 'OpinionRequired');
}

export function opinionOf(turn: Turn): string | null {
  const opinion = 'opinion' in turn.command ? trimText(turn.command.opinion ?? '') : undefined;
  return opinion || null;
}

export function attachmentsOf({ command }: Turn): readonly string[] {
  return ('attachments' in command && command.attachments) || [];
}

function signatureOf({ command }: Turn): string | undefined {
  return ('signature' in command && command.signature) || undefined;
}

function isQrSigned(turn: Turn): boolean {
  return signatureOf(turn) !== undefined && 'isQrSignature' in turn.command && turn.command.isQrSignature === true;
}

/** The item ends with a result; opinion, attachments and signature of the command are kept with it. */
export function finishItem(turn: Turn, item: WorkItem, result: ItemResult): void {
  const signature = signatureOf(turn);
  turn.emit({
    type: 'item-done',
    item: item.id,
    result,
    opinion: opinionOf(turn),
    attachments: attachmentsOf(turn),
    ...(signature !== undefined && { signature }),
    client: turn.command.client,
  });
}
