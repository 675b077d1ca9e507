import { appRemoval } from '../apps/index.ts';
import { removeAppTemplates } from './remove-app-templates.ts';
import { defineModule } from '../../platform/http/module.ts';
import { formPdfEndpoint, formToHtmlEndpoint, formToPdfEndpoint, loadPrintDatasEndpoint } from './print.endpoint.ts';
import { deletePrintTemplateEndpoint, listPrintTemplatesEndpoint, savePrintTemplateEndpoint } from './templates/print-template.endpoint.ts';

/** Printed records as pages and PDF, by templates. */
export const printModule = defineModule({
  name: 'print',
  description: 'Records on paper: templates, pages and PDF.',
  tables: ['print_templates'],
  provides: [appRemoval.providedBy(removeAppTemplates)],
  endpoints: [
    loadPrintDatasEndpoint,
    formToHtmlEndpoint,
    formPdfEndpoint,
    formToPdfEndpoint,
    listPrintTemplatesEndpoint,
    savePrintTemplateEndpoint,
    deletePrintTemplateEndpoint,
  ],
  refusals: {
    'pdf-failed': {
      errcode: 42470,
      status: 422,
      zh: '無法產生 PDF，內容可能過多，請改用列印',
      en: 'The PDF could not be created, possibly because it is too large. Print it instead.',
    },
    'print-template-name-taken': {
      errcode: 42471,
      status: 422,
      zh: '此表單已有列印範本「{name}」',
      en: 'The form already has a print template "{name}"',
    },
    'print-templates-full': {
      errcode: 42472,
      status: 422,
      zh: '一張表單最多 {max} 個列印範本',
      en: 'A form can have at most {max} print templates',
    },
  },
});
