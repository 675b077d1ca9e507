import { executeCustomButton, listCustomButtons } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { loadForm, loadModel, menuFunctions } from '../apps/index.ts';
import { modelAccess } from '../permissions/index.ts';
import { eachRecord } from '../queries/index.ts';
import { presentButton } from '../forms/index.ts';
import { pressButton } from './press-button.ts';

/** The record decides: `isOffered`. */
const permission = 'participant';

/** Nothing for those who may not do something with several records at once. */
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

/** One record by itself; several for those who may do something with several at once, each as by itself. */
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
