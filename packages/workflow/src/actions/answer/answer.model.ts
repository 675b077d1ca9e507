import type { ActionModel } from '../action-model.ts';
import { finishItem, participatingItems, requireParticipatingItem, requireOpinionText } from '../acting-item.ts';
import { settleInvolvement } from '../cast-vote.ts';

const kinds = ['approve', 'handle'] as const;

/** Answers a consultation. */
export const answerModel: ActionModel<'Answer'> = {
  action: 'Answer',
  offers: (view) =>
    participatingItems(view, kinds)
      .filter(({ item }) => item.kind === 'consult')
      .map(({ item }) => ({
        action: 'Answer',
        itemId: item.id,
        label: { zh: '回覆', en: 'Answer' },
        opinion: 'required',
        signature: 'none',
      })),
  perform(context, command) {
    const { item } = requireParticipatingItem(context, command, kinds);
    if (item.kind !== 'consult') context.refuse('ActionNotOffered');
    requireOpinionText(context);
    finishItem(context, item, 'answered');
    settleInvolvement(context, item.involvement!);
  },
};
