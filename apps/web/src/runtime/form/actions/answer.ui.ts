import { workitemAction } from '@inkstone/api';
import { itemOf, opinionOf, says, type ActionFace } from './action-face.ts';

export const answerFace: ActionFace = {
  label: { zh: '回覆', en: 'Answer' },
  weight: 'primary',
  wordsLabel: { zh: '回覆內容', en: 'Answer' },
  done: says('已回覆', 'Answered'),
  request: (sources) => ({ call: workitemAction, input: { ...itemOf(sources), ...opinionOf(sources), action: 'Answer' } }),
};
