import { formSave } from '@inkstone/api';
import { says, writeOf, type ActionFace } from './action-face.ts';

export const saveEditedFace: ActionFace = {
  label: { zh: '儲存', en: 'Save' },
  weight: 'primary',
  done: says('儲存成功', 'Saved'),
  request: (sources) => ({ call: formSave, input: { ...writeOf(sources), mode: 'edit' } }),
};
