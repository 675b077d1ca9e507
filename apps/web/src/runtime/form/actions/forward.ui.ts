import { forwardWorkItem } from '@inkstone/api';
import { fixedText, voteOf, type ActionView } from './action-view.ts';

export const forwardView: ActionView = {
  label: { zh: '轉辦', en: 'Forward' },
  weight: 'rare',
  asks: 'person',
  done: fixedText('任務提交成功', 'Task submitted'),
  request: (sources) => ({ call: forwardWorkItem, input: { ...voteOf(sources), to: sources.details.to ?? '' } }),
};
