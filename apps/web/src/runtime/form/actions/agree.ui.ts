import { workitemAction } from '@inkstone/api';
import { choiceOf, says, voteOf, type ActionFace } from './action-face.ts';

export const agreeFace: ActionFace = {
  label: { zh: '同意', en: 'Agree' },
  weight: 'primary',
  checksForm: true,
  phrases: [
    { zh: '同意', en: 'Agreed' },
    { zh: '已核對，同意', en: 'Checked and agreed' },
  ],
  done: says('任務提交成功', 'The task was submitted'),
  request: (sources) => ({ call: workitemAction, input: { ...voteOf(sources), ...choiceOf(sources), action: 'Agree' } }),
};
