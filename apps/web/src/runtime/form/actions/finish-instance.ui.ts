import { finishInstance } from '@inkstone/api';
import { instanceOf, reasonOf, says, type ActionFace } from './action-face.ts';

export const finishInstanceFace: ActionFace = {
  label: { zh: '提前結束', en: 'Finish early' },
  weight: 'rare',
  asks: 'reason',
  warning: {
    zh: '確定要提前結束流程嗎？未處理的任務會一併結束，流程視為完成。',
    en: 'End the workflow ahead of schedule? Tasks that are open end with it, and it counts as completed.',
  },
  done: says('流程已提前結束', 'The workflow was finished early'),
  request: (sources) => ({ call: finishInstance, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
};
