import { activePeople } from '../../flow/participants.ts';
import { openItem } from '../../flow/visit.ts';
import { slotsOf } from '../../instance-query.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';
import { actingItems, finishItem, opinionParts, requireActingItem, requireOpinion, type ActingItem } from '../acting-item.ts';

const kinds = ['approve', 'handle'] as const;

/** Hands the slot over for good. */
export const forwardModel: ActionModel<'Forward'> = {
  action: 'Forward',
  offers: (view) =>
    actingItems(view, kinds).map(({ item, activity }) => ({
      action: 'Forward',
      itemId: item.id,
      label: { zh: '轉辦', en: 'Forward' },
      ...opinionParts(activity, 'forward'),
    })),
  perform(turn, command) {
    const acting = requireActingItem(turn, command, kinds);
    requireRecipient(turn, acting, command.to);
    requireOpinion(turn, acting.activity, 'forward');
    const { item } = acting;
    finishItem(turn, item, 'forwarded');
    turn.emit({ type: 'slot-handed-over', slot: item.slot!, from: item.holder, to: command.to });
    openItem(turn, { kind: 'forward', visit: item.visit, slot: item.slot, source: item.id, holder: command.to });
  },
};

function requireRecipient(turn: Turn, { item, activity }: ActingItem, to: string): void {
  if (to === turn.command.actor || to === item.holder) turn.refuse('ForwardToSelf');
  const isParticipant = slotsOf(turn.state, item.visit).some((slot) => slot.state === 'open' && slot.person === to);
  if (isParticipant) turn.refuse('AlreadyParticipant');
  const mayApproveOwn = activity.kind !== 'approve' || activity.whenInitiator === 'allow';
  if (to === turn.state.initiator && !mayApproveOwn) turn.refuse('ForwardToInitiator');
  if (!activePeople(turn, [to]).includes(to)) turn.refuse('PersonInactive');
}
