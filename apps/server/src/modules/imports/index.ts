/** Imports of records from spreadsheets, checked before they are written. */
import { usedContents } from '../stored-files/index.ts';
import { isImported } from './used-content.ts';
import { defineModule } from '../../platform/http/module.ts';
import { formExportEndpoint, formExportTemplateEndpoint } from './form-export.endpoint.ts';
import { formImportEndpoint } from './form-import.endpoint.ts';
import { importDataEndpoint } from './import-data.endpoint.ts';
import {
  exportTemplateEndpoint,
  importFaultsEndpoint,
  importFaultsFileEndpoint,
  importProgressEndpoint,
  userImportProgressEndpoint,
} from './import-reports.endpoint.ts';
import { importCancelEndpoint, importCheckEndpoint, importRunEndpoint, secondImportDataEndpoint } from './import-steps.endpoint.ts';
import { importRefusals } from './refusals.ts';

export { answerTable } from './answer-table.ts';
export { clearImports, importWorkers } from './run-import.ts';

export const importsModule = defineModule({
  name: 'imports',
  description: 'Workbooks read into records or into the rows of a sub-table.',
  provides: [usedContents.providedBy(isImported)],
  tables: ['imports', 'import_rows'],
  endpoints: [
    importDataEndpoint,
    importCheckEndpoint,
    importRunEndpoint,
    importCancelEndpoint,
    importProgressEndpoint,
    userImportProgressEndpoint,
    importFaultsEndpoint,
    importFaultsFileEndpoint,
    secondImportDataEndpoint,
    exportTemplateEndpoint,
    formImportEndpoint,
    formExportEndpoint,
    formExportTemplateEndpoint,
  ],
  refusals: importRefusals,
});
