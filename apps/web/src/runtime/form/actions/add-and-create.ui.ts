import type { ActionView } from './action-view.ts';
import { submitView } from './submit.ui.ts';

export const addAndCreateView: ActionView = {
  ...submitView,
  label: { zh: '儲存並新增', en: 'Save and new' },
  weight: 'rare',
  opensNewForm: true,
};
