import type { ActionModel } from '../action-model.ts';
import { finishItem, itemsTakingPart, opinionOf, requireTakingPart } from '../acting-item.ts';
import { settleInvolvement } from '../cast-vote.ts';

const kinds = ['approve', 'handle'] as const;

/** Who was asked to assist will not, and says why. */
export const declineModel: ActionModel<'Decline'> = {
  action: 'Decline',
  offers: (view) =>
    itemsTakingPart(view, kinds)
      .filter(({ item }) => item.kind === 'assist')
      .map(({ item }) => ({
        action: 'Decline',
        itemId: item.id,
        label: { zh: '婉拒', en: 'Decline' },
        opinion: 'required',
        upload: 'none',
        signature: 'none',
      })),
  perform(turn, command) {
    const { item } = requireTakingPart(turn, command, kinds);
    if (item.kind !== 'assist') turn.refuse('ActionNotOffered');
    if (opinionOf(turn) === null) turn.refuse('ReasonRequired');
    finishItem(turn, item, 'declined');
    settleInvolvement(turn, item.involvement!);
  },
};
