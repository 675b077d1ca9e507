import { revokeAssistWorkitem } from '@inkstone/api';
import { itemOf, fixedText, type ActionView } from './action-view.ts';

export const assistRetrieveView: ActionView = {
  label: { zh: '取回', en: 'Take back' },
  weight: 'usual',
  asks: 'nothing',
  stays: true,
  warning: {
    zh: '尚未完成的協辦、徵詢或加簽將被取回，任務由您繼續處理。',
    en: 'Unfinished work of others is taken back, and you continue with the task.',
  },
  done: fixedText('取回成功', 'Taken back'),
  request: (sources) => ({ call: revokeAssistWorkitem, input: itemOf(sources) }),
};
