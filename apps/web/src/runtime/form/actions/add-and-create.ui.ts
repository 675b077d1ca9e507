import type { ActionFace } from './action-face.ts';
import { submitFace } from './submit.ui.ts';

export const addAndCreateFace: ActionFace = {
  ...submitFace,
  label: { zh: '儲存並新增', en: 'Save and new' },
  weight: 'rare',
  beginsAnew: true,
};
