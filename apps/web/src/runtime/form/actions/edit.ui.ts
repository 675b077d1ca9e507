import { recordOf, fixedText, type ActionView } from './action-view.ts';

export const editView: ActionView = {
  label: { zh: '編輯', en: 'Edit' },
  weight: 'usual',
  done: fixedText('', ''),
  opens: (loaded) => ({ kind: 'record', ...recordOf(loaded), mode: 'edit' }),
};
