import { generalTexts } from '@inkstone/schema';
import { workitemAction } from '@inkstone/api';
import { itemOf, opinionOf, fixedText, type ActionView } from './action-view.ts';

export const declineView: ActionView = {
  label: { zh: '婉拒', en: 'Decline' },
  weight: 'usual',
  opinionLabel: generalTexts.reason,
  done: fixedText('已婉拒協辦', 'Assistance declined'),
  request: (sources) => ({ call: workitemAction, input: { ...itemOf(sources), ...opinionOf(sources), action: 'Decline' } }),
};
