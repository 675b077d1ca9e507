import { workitemAction } from '@inkstone/api';
import { itemOf, opinionOf, says, type ActionFace } from './action-face.ts';

export const declineFace: ActionFace = {
  label: { zh: '婉拒', en: 'Decline' },
  weight: 'usual',
  wordsLabel: { zh: '原因', en: 'Reason' },
  done: says('已婉拒協辦', 'The assist was declined'),
  request: (sources) => ({ call: workitemAction, input: { ...itemOf(sources), ...opinionOf(sources), action: 'Decline' } }),
};
