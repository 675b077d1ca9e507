import { workitemAction } from '@inkstone/api';
import { askingOf, fixedText, type ActionView } from './action-view.ts';

export const preAddSignView: ActionView = {
  label: { zh: '加簽', en: 'Add signers' },
  weight: 'rare',
  asks: 'people',
  peopleOptions: 'side',
  done: fixedText('加簽成功', 'Signers added'),
  request: (sources) => {
    const { side = 'before', vote = 'all' } = sources.details;
    return { call: workitemAction, input: { ...askingOf(sources), action: 'PreAddSign', side, vote } };
  },
};
