import { cancelActivity } from '@inkstone/api';
import { instanceOf, reasonOf, says, steeredActivityOf, type ActionFace } from './action-face.ts';

export const cancelActivityFace: ActionFace = {
  label: { zh: '取消節點', en: 'Cancel a node' },
  weight: 'rare',
  steers: { activity: 'in-branch' },
  warning: {
    zh: '此分支到此為止，流程不再等待它的結果。',
    en: 'The branch ends here, and the flow waits for it no more.',
  },
  done: says('節點已取消', 'The node was cancelled'),
  request: (sources) => ({ call: cancelActivity, input: { ...instanceOf(sources), ...steeredActivityOf(sources), ...reasonOf(sources) } }),
};
