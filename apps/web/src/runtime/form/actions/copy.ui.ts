import { formCopy } from '@inkstone/api';
import { recordOf, fixedText, type ActionView } from './action-view.ts';

export const copyView: ActionView = {
  label: { zh: '複製', en: 'Copy' },
  weight: 'rare',
  done: fixedText('已複製為草稿', 'Copied as draft'),
  makesAnother: true,
  request: ({ loaded }) => ({ call: formCopy, input: recordOf(loaded) }),
};
