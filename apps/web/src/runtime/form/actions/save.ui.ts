import { formSave } from '@inkstone/api';
import { says, writeOf, type ActionFace, type ActionSources } from './action-face.ts';

export const saveFace: ActionFace = {
  label: { zh: '儲存', en: 'Save' },
  weight: 'usual',
  done: says('儲存成功', 'Saved'),
  request: (sources) => ({ call: formSave, input: { ...writeOf(sources), ...unsentOf(sources) } }),
};

/** What was written in a dialog that was closed again; nothing where it is as it was. */
function unsentOf({ words: { opinion }, loaded }: ActionSources): { readonly opinion?: string } {
  return opinion === undefined || opinion === loaded.unsentOpinion ? {} : { opinion };
}
