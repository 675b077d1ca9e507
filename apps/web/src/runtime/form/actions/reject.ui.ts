import { rejectWorkItem } from '@inkstone/api';
import { itemOf, opinionOf, says, type ActionFace } from './action-face.ts';

export const rejectFace: ActionFace = {
  label: { zh: '退回', en: 'Send back' },
  weight: 'usual',
  asks: 'target',
  phrases: [
    { zh: '請補充說明', en: 'Please add an explanation' },
    { zh: '資料有誤，請修正', en: 'Something is wrong, please correct it' },
  ],
  done: says('退回成功', 'Sent back'),
  request: (sources) => ({
    call: rejectWorkItem,
    input: {
      ...itemOf(sources),
      ...opinionOf(sources),
      activityCodes: sources.words.targets ?? [],
      ...(sources.words.resubmit && { resubmit: sources.words.resubmit }),
    },
  }),
};
