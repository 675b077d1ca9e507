import { activePeople } from '../../flow/participants.ts';
import { openItem } from '../../flow/visit.ts';
import { slotsOf } from '../../state/instance-query.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';
import { actingItems, finishItem, opinionRequirements, requireActingItem, requireOpinion, type ActingItem } from '../acting-item.ts';

const kinds = ['approve', 'handle'] as const;

/** Reassigns the slot permanently. */
export const forwardModel: ActionModel<'Forward'> = {
  action: 'Forward',
  offers: (view) =>
    actingItems(view, kinds).map(({ item, activity }) => ({
      action: 'Forward',
      itemId: item.id,
      label: { zh: '轉辦', en: 'Forward' },
      ...opinionRequirements(activity, 'forward'),
    })),
  perform(context, command) {
    const acting = requireActingItem(context, command, kinds);
    requireRecipient(context, acting, command.to);
    requireOpinion(context, acting.activity, 'forward');
    const { item } = acting;
    finishItem(context, item, 'forwarded');
    context.emit({ type: 'slot-handed-over', slot: item.slot!, from: item.holder, to: command.to });
    openItem(context, { kind: 'forward', visit: item.visit, slot: item.slot, source: item.id, holder: command.to });
  },
};

function requireRecipient(context: DecisionContext, { item, activity }: ActingItem, to: string): void {
  if (to === context.command.actor || to === item.holder) context.refuse('ForwardToSelf');
  const isParticipant = slotsOf(context.state, item.visit).some((slot) => slot.state === 'open' && slot.person === to);
  if (isParticipant) context.refuse('AlreadyParticipant');
  const mayApproveOwn = activity.kind !== 'approve' || activity.whenInitiator === 'allow';
  if (to === context.state.initiator && !mayApproveOwn) context.refuse('ForwardToInitiator');
  if (!activePeople(context, [to]).includes(to)) context.refuse('PersonInactive');
}
