import { activateActivity } from '@inkstone/api';
import { instanceOf, reasonOf, fixedText, targetActivityOf, type ActionView } from './action-view.ts';

export const activateActivityView: ActionView = {
  label: { zh: '啟動節點', en: 'Activate node' },
  weight: 'rare',
  intervention: { activity: 'any', people: 'any-number' },
  warning: {
    zh: '流程會改從所選節點繼續，目前進行中的任務將結束。不選人員，則由節點的設定決定。',
    en: 'The workflow continues at the selected node, and current tasks end. If no one is selected, the node settings decide.',
  },
  done: fixedText('節點已啟動', 'Node activated'),
  request: (sources) => ({
    call: activateActivity,
    input: {
      ...instanceOf(sources),
      ...targetActivityOf(sources),
      people: sources.details.intervention?.people ?? [],
      ...reasonOf(sources),
    },
  }),
};
