import { formCopy } from '@inkstone/api';
import { recordOf, says, type ActionFace } from './action-face.ts';

export const copyFace: ActionFace = {
  label: { zh: '複製', en: 'Copy' },
  weight: 'rare',
  done: says('已複製為草稿', 'Copied as a draft'),
  makesAnother: true,
  request: ({ loaded }) => ({ call: formCopy, input: recordOf(loaded) }),
};
