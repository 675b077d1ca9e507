import { cancelActivity } from '@inkstone/api';
import { instanceOf, reasonOf, fixedText, targetActivityOf, type ActionView } from './action-view.ts';

export const cancelActivityView: ActionView = {
  label: { zh: '取消節點', en: 'Cancel node' },
  weight: 'rare',
  intervention: { activity: 'in-branch' },
  warning: {
    zh: '此分支到此為止，流程不再等待它的結果。',
    en: 'The branch ends here, and the workflow no longer waits for it.',
  },
  done: fixedText('節點已取消', 'Node cancelled'),
  request: (sources) => ({ call: cancelActivity, input: { ...instanceOf(sources), ...targetActivityOf(sources), ...reasonOf(sources) } }),
};
