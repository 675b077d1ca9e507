import { rejectWorkItem } from '@inkstone/api';
import { itemOf, opinionOf, fixedText, type ActionView } from './action-view.ts';

export const rejectView: ActionView = {
  label: { zh: '退回', en: 'Send back' },
  weight: 'usual',
  asks: 'target',
  phrases: [
    { zh: '請補充說明', en: 'Please provide more details' },
    { zh: '資料有誤，請修正', en: 'Data is incorrect; please correct it' },
  ],
  done: fixedText('退回成功', 'Sent back'),
  request: (sources) => ({
    call: rejectWorkItem,
    input: {
      ...itemOf(sources),
      ...opinionOf(sources),
      activityCodes: sources.details.targets ?? [],
      ...(sources.details.resubmit && { resubmit: sources.details.resubmit }),
    },
  }),
};
