import { recordOf, says, type ActionFace } from './action-face.ts';

export const discardEditedFace: ActionFace = {
  label: { zh: '放棄編輯', en: 'Discard' },
  weight: 'usual',
  done: says('', ''),
  opens: (loaded) => ({ kind: 'record', ...recordOf(loaded) }),
};
