import { retryActivity } from '@inkstone/api';
import { instanceOf, fixedText, type ActionView } from './action-view.ts';

export const retryView: ActionView = {
  label: { zh: '重試', en: 'Retry' },
  weight: 'usual',
  done: fixedText('已從異常處重試', 'Workflow retried from where it failed'),
  request: (sources) => ({ call: retryActivity, input: instanceOf(sources) }),
};
