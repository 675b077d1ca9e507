import { circulateWorkItem } from '@inkstone/api';
import { askingOf, says, type ActionFace } from './action-face.ts';

export const circulateFace: ActionFace = {
  label: { zh: '傳閱', en: 'Circulate' },
  weight: 'rare',
  asks: 'people',
  wordsLabel: { zh: '附言', en: 'Note' },
  stays: true,
  done: says('已送出傳閱', 'Copies were sent'),
  request: (sources) => ({ call: circulateWorkItem, input: askingOf(sources) }),
};
