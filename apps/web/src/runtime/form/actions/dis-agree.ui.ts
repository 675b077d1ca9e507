import { workitemAction } from '@inkstone/api';
import { choiceOf, fixedText, voteOf, type ActionView } from './action-view.ts';

export const disAgreeView: ActionView = {
  label: { zh: '不同意', en: 'Disagree' },
  weight: 'usual',
  phrases: [
    { zh: '不符合規定', en: 'Not compliant' },
    { zh: '資料有誤', en: 'Data is incorrect' },
  ],
  done: fixedText('任務提交成功', 'Task submitted'),
  request: (sources) => ({ call: workitemAction, input: { ...voteOf(sources), ...choiceOf(sources), action: 'DisAgree' } }),
};
