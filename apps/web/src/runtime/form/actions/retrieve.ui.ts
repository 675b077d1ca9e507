import { revokeWorkitem } from '@inkstone/api';
import type { LoadedForm } from '../open-form.ts';
import { instanceOf, reasonOf, says, type ActionFace } from './action-face.ts';

export const retrieveFace: ActionFace = {
  label: { zh: '撤回', en: 'Retrieve' },
  weight: 'rare',
  asks: 'reason',
  warning: (loaded) =>
    itemTakenBack(loaded) === undefined
      ? {
          zh: '撤回後，流程會回到草稿，您可以修改後重新提交。',
          en: 'The workflow becomes a draft again; you can change it and submit once more.',
        }
      : {
          zh: '確定要撤回這項任務嗎？您的處理不再計入，可以重新處理。',
          en: 'Take the task back? What you decided counts no more, and you can decide anew.',
        },
  done: says('撤回成功', 'Retrieved'),
  request(sources) {
    const workItemId = itemTakenBack(sources.loaded);
    return { call: revokeWorkitem, input: { ...(workItemId === undefined ? instanceOf(sources) : { workItemId }), ...reasonOf(sources) } };
  },
};

/** The finished item whose vote is taken back; unset: the whole instance, by who started it. */
function itemTakenBack({ actions }: LoadedForm): string | undefined {
  return actions.find(({ action }) => action === 'Retrieve')?.workItemId;
}
