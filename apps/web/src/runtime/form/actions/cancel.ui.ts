import { abortInstance } from '@inkstone/api';
import { instanceOf, reasonOf, fixedText, type ActionView } from './action-view.ts';
import { instanceActionViews } from './instance-action.ui.ts';

export const cancelView: ActionView = {
  ...instanceActionViews.Cancel,
  warning: { zh: '作廢後流程將就此停止，無法再繼續。', en: 'The workflow stops here permanently and cannot be continued.' },
  done: fixedText('流程已作廢', 'Workflow cancelled'),
  request: (sources) => ({ call: abortInstance, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
};
