import { generalTexts } from '@inkstone/schema';
import { formSave } from '@inkstone/api';
import { fixedText, writeOf, type ActionView } from './action-view.ts';

export const saveEditedView: ActionView = {
  label: generalTexts.save,
  weight: 'primary',
  done: fixedText('儲存成功', 'Saved'),
  request: (sources) => ({ call: formSave, input: { ...writeOf(sources), mode: 'edit' } }),
};
