import { deletePrintTemplate, listPrintForms, listPrintTemplates, previewPrintTemplate, savePrintTemplate } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { loadForm } from '../../apps/index.ts';
import { requireAppAdministrator } from '../../../platform/auth/require-app-administrator.ts';
import { renderPage } from '../html/render-page.ts';
import { printForms } from './print-forms.ts';
import { sampleDocument } from './sample-document.ts';
import { deleteTemplate, saveTemplate } from './change-template.ts';
import { templatesOf } from './stored-template.ts';

/** Each call checks for application administrators itself: `administrator` would admit only those of everything. */
const permission = 'participant';

export const listPrintFormsEndpoint = defineQuery(listPrintForms, {
  permission,
  async handle({ db, actor }, { appCode }) {
    requireAppAdministrator(actor);
    return printForms(db, appCode);
  },
});

export const listPrintTemplatesEndpoint = defineQuery(listPrintTemplates, {
  permission,
  async handle({ db, actor }, key) {
    requireAppAdministrator(actor);
    const { definition } = await loadForm(db, key.schemaCode, key.formCode);
    return { definition, templates: [...(await templatesOf(db, key))] };
  },
});

export const previewPrintTemplateEndpoint = defineQuery(previewPrintTemplate, {
  permission,
  async handle(context, { schemaCode, formCode, template }) {
    requireAppAdministrator(context.actor);
    const { definition } = await loadForm(context.db, schemaCode, formCode);
    const document = await sampleDocument(context, definition, template);
    return { document, html: renderPage(document, {}) };
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
