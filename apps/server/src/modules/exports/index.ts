/** Exports of lists as files. */
import { usedContents } from '../stored-files/index.ts';
import { isExported } from './used-content.ts';
import { defineModule } from '../../platform/http/module.ts';
import { exportDataAsyncEndpoint, exportFileEndpoint, exportProgressEndpoint, exportTicketEndpoint } from './export-async.endpoint.ts';
import { exportDataEndpoint } from './export-data.endpoint.ts';
import { cancelExportTaskEndpoint, deleteExportTaskEndpoint, listExportTasksEndpoint } from './export-tasks.endpoint.ts';
import { exportRefusals } from './refusals.ts';

export { answerWorkbook } from './answer-workbook.ts';
export { exportWorkers, runExport, maintainExports } from './run-export.ts';

export const exportsModule = defineModule({
  name: 'exports',
  description: 'Records of a list as workbooks, at once or as a job.',
  provides: [usedContents.providedBy(isExported)],
  tables: ['export_tasks'],
  endpoints: [
    exportDataEndpoint,
    exportDataAsyncEndpoint,
    exportProgressEndpoint,
    exportTicketEndpoint,
    exportFileEndpoint,
    listExportTasksEndpoint,
    deleteExportTaskEndpoint,
    cancelExportTaskEndpoint,
  ],
  refusals: exportRefusals,
});
