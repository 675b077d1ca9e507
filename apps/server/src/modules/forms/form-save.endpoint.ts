import { formSave } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { requireAction } from './form-place.ts';
import { lockPlace } from './stored-place.ts';
import { isNewForm, writeAnswer, writeNew, writeStored } from './write-form.ts';

/** Anybody signed in may begin a form that stands in a menu; a stored one is saved by whom its workflow lets edit it now. */
export const formSaveEndpoint = defineCommand(formSave, {
  permission: 'participant',
  async handle(context, input) {
    if (isNewForm(input)) return writeAnswer((await writeNew(context, input, { isFinal: false })).written);
    const place = await lockPlace(context, input);
    requireAction(place.rights, input.mode === 'edit' ? 'save2' : 'Save');
    return writeAnswer(await writeStored(context, input, { place, isFinal: false }));
  },
});
