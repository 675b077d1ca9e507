import { workitemAction } from '@inkstone/api';
import { askingOf, fixedText, type ActionView } from './action-view.ts';

export const consultView: ActionView = {
  label: { zh: '徵詢', en: 'Consult' },
  weight: 'rare',
  asks: 'people',
  peopleOptions: 'waits',
  opinionLabel: { zh: '問題', en: 'Question' },
  stays: true,
  done: fixedText('已送出徵詢', 'Question sent'),
  request: (sources) => ({
    call: workitemAction,
    input: { ...askingOf(sources), action: 'Consult', waits: sources.details.waits ?? false },
  }),
};
