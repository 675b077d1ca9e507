import type { ActionModel } from '../action-model.ts';
import { finishItem, participatingItems, opinionOf, requireParticipatingItem } from '../acting-item.ts';
import { settleInvolvement } from '../cast-vote.ts';

const kinds = ['approve', 'handle'] as const;

/** A person who was asked to assist declines and gives a reason. */
export const declineModel: ActionModel<'Decline'> = {
  action: 'Decline',
  offers: (view) =>
    participatingItems(view, kinds)
      .filter(({ item }) => item.kind === 'assist')
      .map(({ item }) => ({
        action: 'Decline',
        itemId: item.id,
        label: { zh: '婉拒', en: 'Decline' },
        opinion: 'required',
        upload: 'none',
        signature: 'none',
      })),
  perform(context, command) {
    const { item } = requireParticipatingItem(context, command, kinds);
    if (item.kind !== 'assist') context.refuse('ActionNotOffered');
    if (opinionOf(context) === null) context.refuse('ReasonRequired');
    finishItem(context, item, 'declined');
    settleInvolvement(context, item.involvement!);
  },
};
