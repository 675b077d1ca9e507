import { workitemAction } from '@inkstone/api';
import { choiceOf, fixedText, voteOf, type ActionView } from './action-view.ts';

export const agreeView: ActionView = {
  label: { zh: '同意', en: 'Agree' },
  weight: 'primary',
  checksForm: true,
  phrases: [
    { zh: '同意', en: 'Agreed' },
    { zh: '已核對，同意', en: 'Checked and agreed' },
  ],
  done: fixedText('任務提交成功', 'Task submitted'),
  request: (sources) => ({ call: workitemAction, input: { ...voteOf(sources), ...choiceOf(sources), action: 'Agree' } }),
};
