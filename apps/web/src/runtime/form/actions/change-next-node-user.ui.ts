import { changeNextNodeUser } from '@inkstone/api';
import { instanceOf, says, steeredActivityOf, type ActionFace } from './action-face.ts';

export const changeNextNodeUserFace: ActionFace = {
  label: { zh: '指定後續處理人', en: 'Choose people to come' },
  weight: 'rare',
  steers: { activity: 'to-come', people: 'any-number' },
  warning: { zh: '不選任何人，則由節點的設定決定。', en: 'With nobody chosen, the node itself decides.' },
  done: says('後續處理人已指定', 'The people were chosen'),
  request: (sources) => ({
    call: changeNextNodeUser,
    input: { ...instanceOf(sources), ...steeredActivityOf(sources), people: sources.words.steering?.people ?? [] },
  }),
};
