import { revokeWorkitem } from '@inkstone/api';
import type { LoadedForm } from '../open-form.ts';
import { instanceOf, reasonOf, fixedText, type ActionView } from './action-view.ts';

export const retrieveView: ActionView = {
  label: { zh: '撤回', en: 'Retrieve' },
  weight: 'rare',
  asks: 'reason',
  warning: (loaded) =>
    itemTakenBack(loaded) === undefined
      ? {
          zh: '撤回後，流程會回到草稿，您可以修改後重新提交。',
          en: 'The workflow returns to draft. You can change it and submit it again.',
        }
      : {
          zh: '確定要撤回這項任務嗎？您的處理不再計入，可以重新處理。',
          en: 'Retrieve this task? Your decision no longer counts, and you can decide again.',
        },
  done: fixedText('撤回成功', 'Retrieved'),
  request(sources) {
    const workItemId = itemTakenBack(sources.loaded);
    return { call: revokeWorkitem, input: { ...(workItemId === undefined ? instanceOf(sources) : { workItemId }), ...reasonOf(sources) } };
  },
};

/** The finished item whose vote is retrieved; unset: the whole instance, by its initiator. */
function itemTakenBack({ actions }: LoadedForm): string | undefined {
  return actions.find(({ action }) => action === 'Retrieve')?.workItemId;
}
