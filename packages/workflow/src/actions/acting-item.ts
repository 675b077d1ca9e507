import type { ActivityKind, Requirement } from '@inkstone/schema';
import { trimText } from '@inkstone/schema';
import { isHuman, type HumanActivity } from '../definition-index.ts';
import type { Command } from '../state/command.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { isHolderOrAgent, isSlotItem } from '../state/instance-query.ts';
import type { ItemResult, WorkItem } from '../state/instance-state.ts';
import type { ActionOffer } from './action-offer.ts';
import type { DecisionContext } from '../decision-context.ts';
import type { ActorView } from './action-model.ts';

export type OpinionAction = 'agree' | 'disagree' | 'reject' | 'submit' | 'forward';

export interface ActingItem {
  readonly item: WorkItem;
  readonly activity: HumanActivity;
}

/**
 * Returns the actor's open item that a command names. Refuses with `ItemUnknown`, `NotHandler` or `TaskProcessed` (workflow design, section
 * 4).
 */
export function requireItem(context: DecisionContext, itemId: string, itemVersion: number | undefined): WorkItem {
  const item = context.state.items[itemId] ?? context.refuse('ItemUnknown');
  if (!mayAct(item, context.command)) context.refuse('NotHandler');
  if (item.state !== 'open' || (itemVersion !== undefined && itemVersion !== item.version)) context.refuse('TaskProcessed');
  return item;
}

/** Whether the actor is the item's holder, or its agent while the delegation lasts. */
export function mayAct({ holder, agent }: WorkItem, { actor, at }: Command): boolean {
  return holder === actor || (agent?.person === actor && at < agent.until);
}

/** Like `requireItem`, for a slot's own item in an activity of one of the kinds; refuses others with `ActionNotOffered`. */
export function requireActingItem(
  context: DecisionContext,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
  kinds: readonly ActivityKind[],
): ActingItem {
  const acting = requireParticipatingItem(context, command, kinds);
  if (!isSlotItem(acting.item)) context.refuse('ActionNotOffered');
  return acting;
}

/** Like `requireActingItem` for approvals, and also accepts items of signers who were added before or after. */
export function requireVotingItem(
  context: DecisionContext,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
): ActingItem {
  const acting = requireParticipatingItem(context, command, ['approve']);
  if (!isSlotItem(acting.item) && acting.item.kind !== 'add') context.refuse('ActionNotOffered');
  return acting;
}

/** Like `requireActingItem`, for any item that belongs to a slot: its own item, added votes, assists and questions. */
export function requireParticipatingItem(
  context: DecisionContext,
  command: { readonly itemId: string; readonly itemVersion?: number | undefined },
  kinds: readonly ActivityKind[],
): ActingItem {
  const item = requireItem(context, command.itemId, command.itemVersion);
  const activity = context.index.activities.get(item.activity);
  if (item.slot === null || !isHuman(activity) || !kinds.includes(activity.kind)) context.refuse('ActionNotOffered');
  return { item, activity };
}

/** Returns the actor's open items that are their slots' own, in activities of the kinds. */
export function actingItems(view: ActorView, kinds: readonly ActivityKind[]): ActingItem[] {
  return participatingItems(view, kinds).filter(({ item }) => isSlotItem(item));
}

/** Like `actingItems` for approvals, with the items of signers who were added before or after. */
export function votingItems(view: ActorView): ActingItem[] {
  return participatingItems(view, ['approve']).filter(({ item }) => isSlotItem(item) || item.kind === 'add');
}

/** Like `actingItems`, with every item that belongs to a slot: added votes, assists and questions. */
export function participatingItems(view: ActorView, kinds: readonly ActivityKind[]): ActingItem[] {
  return inCreationOrder(view.state.items).flatMap((item) => {
    const activity = view.index.activities.get(item.activity);
    const isActing = item.state === 'open' && isHolderOrAgent(item, view.actor) && item.slot !== null;
    return isActing && isHuman(activity) && kinds.includes(activity.kind) ? [{ item, activity }] : [];
  });
}

/** By default an opinion is optional, but required for disagreeing and rejecting. */
function opinionRequirement(activity: HumanActivity, action: OpinionAction): Requirement {
  const set = activity.kind === 'start' ? undefined : activity.opinion[action];
  return set ?? (action === 'disagree' || action === 'reject' ? 'required' : 'optional');
}

/** Returns the requirements of an offer: of the opinion always, of files and signatures only where the activity sets them. */
export function opinionRequirements(
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

/** Refuses the command when a required opinion is blank, or a required file or signature is missing. */
export function requireOpinion(context: DecisionContext, activity: HumanActivity, action: OpinionAction): void {
  const { opinion, upload, signature, qrSignature } = opinionRequirements(activity, action);
  if (opinion === 'required') requireOpinionText(context);
  if (upload === 'required' && attachmentsOf(context).length === 0) context.refuse('AttachmentRequired');
  if (signature === 'required' && !signatureOf(context)) context.refuse('SignatureRequired');
  if (qrSignature === 'required' && !isQrSigned(context)) context.refuse('QrSignatureRequired');
}

/** Refuses a missing opinion with `OpinionRequired` and a blank one with `OpinionBlank`. */
export function requireOpinionText(context: DecisionContext): void {
  if (opinionOf(context) !== null) return;
  const isBlank = 'opinion' in context.command && Boolean(context.command.opinion);
  context.refuse(isBlank ? 'OpinionBlank' : 'OpinionRequired');
}

export function opinionOf(context: DecisionContext): string | null {
  const opinion = 'opinion' in context.command ? trimText(context.command.opinion ?? '') : undefined;
  return opinion || null;
}

export function attachmentsOf({ command }: DecisionContext): readonly string[] {
  return ('attachments' in command && command.attachments) || [];
}

function signatureOf({ command }: DecisionContext): string | undefined {
  return ('signature' in command && command.signature) || undefined;
}

function isQrSigned(context: DecisionContext): boolean {
  return signatureOf(context) !== undefined && 'isQrSignature' in context.command && context.command.isQrSignature === true;
}

/** Ends the item with a result and stores the command's opinion, attachments and signature with it. */
export function finishItem(context: DecisionContext, item: WorkItem, result: ItemResult): void {
  const signature = signatureOf(context);
  context.emit({
    type: 'item-done',
    item: item.id,
    result,
    opinion: opinionOf(context),
    attachments: attachmentsOf(context),
    ...(signature !== undefined && { signature }),
    client: context.command.client,
  });
}
