import { activateActivity } from '@inkstone/api';
import { instanceOf, reasonOf, says, steeredActivityOf, type ActionFace } from './action-face.ts';

export const activateActivityFace: ActionFace = {
  label: { zh: '啟動節點', en: 'Activate a node' },
  weight: 'rare',
  steers: { activity: 'any', people: 'any-number' },
  warning: {
    zh: '流程會改從所選節點繼續，目前進行中的任務將結束。不選人員，則由節點的設定決定。',
    en: 'The flow goes on at the node chosen, and what is open now ends. With nobody chosen, the node itself decides.',
  },
  done: says('節點已啟動', 'The node was activated'),
  request: (sources) => ({
    call: activateActivity,
    input: { ...instanceOf(sources), ...steeredActivityOf(sources), people: sources.words.steering?.people ?? [], ...reasonOf(sources) },
  }),
};
