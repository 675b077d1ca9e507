import { workitemAction } from '@inkstone/api';
import { choiceOf, says, voteOf, type ActionFace } from './action-face.ts';

export const disAgreeFace: ActionFace = {
  label: { zh: '不同意', en: 'Disagree' },
  weight: 'usual',
  phrases: [
    { zh: '不符合規定', en: 'Against the rules' },
    { zh: '資料有誤', en: 'Something is wrong' },
  ],
  done: says('任務提交成功', 'The task was submitted'),
  request: (sources) => ({ call: workitemAction, input: { ...voteOf(sources), ...choiceOf(sources), action: 'DisAgree' } }),
};
