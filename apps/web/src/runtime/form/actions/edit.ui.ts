import { recordOf, says, type ActionFace } from './action-face.ts';

export const editFace: ActionFace = {
  label: { zh: '編輯', en: 'Edit' },
  weight: 'usual',
  done: says('', ''),
  opens: (loaded) => ({ kind: 'record', ...recordOf(loaded), mode: 'edit' }),
};
