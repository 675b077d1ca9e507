import { formSave } from '@inkstone/api/routes';
import { says, writeOf, type ActionFace } from './action-face.ts';

export const saveFace: ActionFace = {
  label: { zh: '儲存', en: 'Save' },
  weight: 'usual',
  done: says('儲存成功', 'Saved'),
  request: (sources) => ({ call: formSave, input: writeOf(sources) }),
};
