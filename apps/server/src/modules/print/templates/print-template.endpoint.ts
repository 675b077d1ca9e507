import { deletePrintTemplate, listPrintTemplates, savePrintTemplate } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { loadForm } from '../../apps/index.ts';
import { requireAppAdministrator } from '../../../platform/auth/require-app-administrator.ts';
import { deleteTemplate, saveTemplate } from './change-template.ts';
import { templatesOf } from './stored-template.ts';

/** Each call checks for application administrators itself: `administrator` would admit only those of everything. */
const permission = 'participant';

export const listPrintTemplatesEndpoint = defineQuery(listPrintTemplates, {
  permission,
  async handle({ db, actor }, key) {
    requireAppAdministrator(actor);
    const { definition } = await loadForm(db, key.schemaCode, key.formCode);
    return { definition, templates: [...(await templatesOf(db, key))] };
  },
});

export const savePrintTemplateEndpoint = defineCommand(savePrintTemplate, {
  permission,
  async handle(context, input) {
    requireAppAdministrator(context.actor);
    return saveTemplate(context, input);
  },
});

export const deletePrintTemplateEndpoint = defineCommand(deletePrintTemplate, {
  permission,
  async handle(context, { id }) {
    requireAppAdministrator(context.actor);
    await deleteTemplate(context, id);
    return true;
  },
});
