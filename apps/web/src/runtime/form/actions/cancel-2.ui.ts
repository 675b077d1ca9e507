import { recordOf, fixedText, type ActionView } from './action-view.ts';

export const discardEditedView: ActionView = {
  label: { zh: '放棄編輯', en: 'Discard' },
  weight: 'usual',
  done: fixedText('', ''),
  opens: (loaded) => ({ kind: 'record', ...recordOf(loaded) }),
};
