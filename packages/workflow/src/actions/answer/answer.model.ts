import type { ActionModel } from '../action-model.ts';
import { finishItem, itemsTakingPart, requireTakingPart, requireWords } from '../acting-item.ts';
import { settleInvolvement } from '../cast-vote.ts';

const kinds = ['approve', 'handle'] as const;

/** Who was consulted says what they think. */
export const answerModel: ActionModel<'Answer'> = {
  action: 'Answer',
  offers: (view) =>
    itemsTakingPart(view, kinds)
      .filter(({ item }) => item.kind === 'consult')
      .map(({ item }) => ({
        action: 'Answer',
        itemId: item.id,
        label: { zh: '回覆', en: 'Answer' },
        opinion: 'required',
        signature: 'none',
      })),
  perform(turn, command) {
    const { item } = requireTakingPart(turn, command, kinds);
    if (item.kind !== 'consult') turn.refuse('ActionNotOffered');
    requireWords(turn);
    finishItem(turn, item, 'answered');
    settleInvolvement(turn, item.involvement!);
  },
};
