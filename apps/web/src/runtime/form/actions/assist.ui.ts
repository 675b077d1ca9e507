import { assistWorkItem } from '@inkstone/api';
import { askingOf, says, type ActionFace } from './action-face.ts';

export const assistFace: ActionFace = {
  label: { zh: '協辦', en: 'Ask for assistance' },
  weight: 'rare',
  asks: 'people',
  wordsLabel: { zh: '協辦事項', en: 'What to do' },
  done: says('已請人協辦', 'Assistance was asked for'),
  request: (sources) => ({ call: assistWorkItem, input: askingOf(sources) }),
};
