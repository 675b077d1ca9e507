import { finishInstance } from '@inkstone/api';
import { instanceOf, reasonOf, fixedText, type ActionView } from './action-view.ts';
import { instanceActionViews } from './instance-action.ui.ts';

export const finishInstanceView: ActionView = {
  ...instanceActionViews.FinishInstance,
  warning: {
    zh: '確定要提前結束流程嗎？未處理的任務會一併結束，流程視為完成。',
    en: 'Finish the workflow early? Open tasks end, and it counts as completed.',
  },
  done: fixedText('流程已提前結束', 'Workflow finished early'),
  request: (sources) => ({ call: finishInstance, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
};
