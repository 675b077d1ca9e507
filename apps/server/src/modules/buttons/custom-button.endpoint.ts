import { executeCustomButton, listCustomButtons } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { loadForm, loadModel, menuFunctions } from '../apps/index.ts';
import { modelAccess } from '../permissions/index.ts';
import { eachRecord } from '../queries/index.ts';
import { presentButton } from '../forms/index.ts';
import { pressButton } from './press-button.ts';

/** `isOffered` decides by the record. */
const permission = 'participant';

/** Returns no buttons to people without the right to process several records at once. */
export const listCustomButtonsEndpoint = defineQuery(listCustomButtons, {
  permission,
  async handle(context, { schemaCode }) {
    await loadModel(context.db, schemaCode);
    const access = await modelAccess(context.db, context, schemaCode);
    if (!access.may('batch')) return [];
    const codes = new Set((await menuFunctions(context.db, schemaCode)).map(({ form_code }) => form_code));
    const forms = await Promise.all([...codes].map((code) => loadForm(context.db, schemaCode, code)));
    const buttons = forms.flatMap(({ definition }) => (definition.buttons ?? []).filter(({ on }) => on.includes('list')));
    return [...new Map(buttons.map((button) => [button.code, presentButton(button)])).values()];
  },
});

/** Executes the button on one record, or, with the right to process several at once, on each of several independently. */
export const executeCustomButtonEndpoint = defineCommand(executeCustomButton, {
  permission,
  async handle(context, { schemaCode, code, objectIds, workItemId, preview }) {
    if (objectIds.length > 1) (await modelAccess(context.trx, context, schemaCode)).require('batch');
    const opened: string[] = [];
    const results = await eachRecord(context, { objectIds, preview }, async (objectId) => {
      const { name, opens } = await pressButton(context, { schemaCode, objectId, code, workItemId });
      if (opens !== null) opened.push(opens);
      return { name, changes: [] };
    });
    return { results, opens: preview ? null : (opened[0] ?? null) };
  },
});
