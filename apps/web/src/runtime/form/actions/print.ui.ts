import { formPath } from '../form-context.ts';
import { fixedText, type ActionView } from './action-view.ts';

export const printView: ActionView = {
  label: { zh: '列印', en: 'Print' },
  weight: 'rare',
  done: fixedText('', ''),
  leadsTo: (context) => `/print${formPath(context)}`,
};
