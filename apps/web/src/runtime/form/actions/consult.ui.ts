import { workitemAction } from '@inkstone/api';
import { askingOf, says, type ActionFace } from './action-face.ts';

export const consultFace: ActionFace = {
  label: { zh: '徵詢', en: 'Consult' },
  weight: 'rare',
  asks: 'people',
  asksOfPeople: 'waits',
  wordsLabel: { zh: '問題', en: 'Question' },
  stays: true,
  done: says('已送出徵詢', 'The question was sent'),
  request: (sources) => ({
    call: workitemAction,
    input: { ...askingOf(sources), action: 'Consult', waits: sources.words.waits ?? false },
  }),
};
