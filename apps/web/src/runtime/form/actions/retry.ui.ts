import { retryActivity } from '@inkstone/api';
import { instanceOf, says, type ActionFace } from './action-face.ts';

export const retryFace: ActionFace = {
  label: { zh: '重試', en: 'Try again' },
  weight: 'usual',
  done: says('已從異常處重試', 'The workflow was tried again where it failed'),
  request: (sources) => ({ call: retryActivity, input: instanceOf(sources) }),
};
