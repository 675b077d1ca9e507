import { forwardWorkItem } from '@inkstone/api';
import { says, voteOf, type ActionFace } from './action-face.ts';

export const forwardFace: ActionFace = {
  label: { zh: '轉辦', en: 'Forward' },
  weight: 'rare',
  asks: 'person',
  done: says('任務提交成功', 'The task was submitted'),
  request: (sources) => ({ call: forwardWorkItem, input: { ...voteOf(sources), to: sources.words.to ?? '' } }),
};
