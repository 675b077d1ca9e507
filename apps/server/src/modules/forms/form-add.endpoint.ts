import { formAdd } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { writeAnswer, writeNew } from './write-form.ts';

/** For whoever may begin the form. */
export const formAddEndpoint = defineCommand(formAdd, {
  permission: 'participant',
  async handle(context, input) {
    const { written } = await writeNew(context, { ...input, baseVersion: 0 }, { isFinal: false });
    return writeAnswer(written);
  },
});
