import { generalTexts } from '@inkstone/schema';
import { formPath } from '../form-context.ts';
import { fixedText, type ActionView } from './action-view.ts';

export const printView: ActionView = {
  label: generalTexts.print,
  weight: 'rare',
  done: fixedText('', ''),
  leadsTo: (context) => `/print${formPath(context)}`,
};
