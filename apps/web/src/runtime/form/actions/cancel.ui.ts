import { abortInstance } from '@inkstone/api';
import { instanceOf, reasonOf, says, type ActionFace } from './action-face.ts';

export const cancelFace: ActionFace = {
  label: { zh: '作廢', en: 'Cancel the workflow' },
  weight: 'rare',
  asks: 'reason',
  warning: { zh: '作廢後流程就此停住，無法再繼續。', en: 'The workflow stops here for good and cannot go on.' },
  done: says('流程已作廢', 'The workflow was cancelled'),
  request: (sources) => ({ call: abortInstance, input: { ...instanceOf(sources), ...reasonOf(sources) } }),
};
