import { assistWorkItem } from '@inkstone/api';
import { askingOf, fixedText, type ActionView } from './action-view.ts';

export const assistView: ActionView = {
  label: { zh: '協辦', en: 'Request assistance' },
  weight: 'rare',
  asks: 'people',
  opinionLabel: { zh: '協辦事項', en: 'Request' },
  done: fixedText('已請人協辦', 'Assistance requested'),
  request: (sources) => ({ call: assistWorkItem, input: askingOf(sources) }),
};
