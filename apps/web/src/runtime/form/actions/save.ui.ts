import { generalTexts } from '@inkstone/schema';
import { formSave } from '@inkstone/api';
import { fixedText, writeOf, type ActionView, type ActionSources } from './action-view.ts';

export const saveView: ActionView = {
  label: generalTexts.save,
  weight: 'usual',
  done: fixedText('儲存成功', 'Saved'),
  request: (sources) => ({ call: formSave, input: { ...writeOf(sources), ...unsentOf(sources) } }),
};

/** The opinion of a dialog that was closed again; empty where it did not change. */
function unsentOf({ details: { opinion }, loaded }: ActionSources): { readonly opinion?: string } {
  return opinion === undefined || opinion === loaded.unsentOpinion ? {} : { opinion };
}
