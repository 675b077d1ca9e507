import { workitemAction } from '@inkstone/api';
import { itemOf, opinionOf, fixedText, type ActionView } from './action-view.ts';

export const answerView: ActionView = {
  label: { zh: '回覆', en: 'Answer' },
  weight: 'primary',
  opinionLabel: { zh: '回覆內容', en: 'Answer' },
  done: fixedText('已回覆', 'Answered'),
  request: (sources) => ({ call: workitemAction, input: { ...itemOf(sources), ...opinionOf(sources), action: 'Answer' } }),
};
