import { changeNextNodeUser } from '@inkstone/api';
import { instanceOf, fixedText, targetActivityOf, type ActionView } from './action-view.ts';

export const changeNextNodeUserView: ActionView = {
  label: { zh: '指定後續處理人', en: 'Assign next handlers' },
  weight: 'rare',
  intervention: { activity: 'to-come', people: 'any-number' },
  warning: { zh: '不選任何人，則由節點的設定決定。', en: 'If no one is selected, the node settings decide.' },
  done: fixedText('後續處理人已指定', 'Next handlers assigned'),
  request: (sources) => ({
    call: changeNextNodeUser,
    input: { ...instanceOf(sources), ...targetActivityOf(sources), people: sources.details.intervention?.people ?? [] },
  }),
};
