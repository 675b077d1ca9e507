import { revokeAssistWorkitem } from '@inkstone/api';
import { itemOf, says, type ActionFace } from './action-face.ts';

export const assistRetrieveFace: ActionFace = {
  label: { zh: '取回', en: 'Take back' },
  weight: 'usual',
  asks: 'nothing',
  stays: true,
  warning: {
    zh: '尚未完成的協辦、徵詢或加簽將被取回，任務由您繼續處理。',
    en: 'Whatever others have not finished is taken back, and you go on with the task.',
  },
  done: says('取回成功', 'Taken back'),
  request: (sources) => ({ call: revokeAssistWorkitem, input: itemOf(sources) }),
};
