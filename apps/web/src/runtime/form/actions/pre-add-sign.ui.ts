import { workitemAction } from '@inkstone/api';
import { askingOf, says, type ActionFace } from './action-face.ts';

export const preAddSignFace: ActionFace = {
  label: { zh: '加簽', en: 'Add signers' },
  weight: 'rare',
  asks: 'people',
  asksOfPeople: 'side',
  done: says('加簽成功', 'Signers added'),
  request: (sources) => {
    const { side = 'before', vote = 'all' } = sources.words;
    return { call: workitemAction, input: { ...askingOf(sources), action: 'PreAddSign', side, vote } };
  },
};
