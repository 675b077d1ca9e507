import { circulateWorkItem } from '@inkstone/api';
import { askingOf, fixedText, type ActionView } from './action-view.ts';

export const circulateView: ActionView = {
  label: { zh: '傳閱', en: 'Circulate' },
  weight: 'rare',
  asks: 'people',
  opinionLabel: { zh: '附言', en: 'Note' },
  stays: true,
  done: fixedText('已送出傳閱', 'Circulated'),
  request: (sources) => ({ call: circulateWorkItem, input: askingOf(sources) }),
};
