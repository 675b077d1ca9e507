/** People from and into files. */
import { defineModule } from '../../platform/http/module.ts';
import { cleanUps } from '../../platform/jobs/clean-ups.ts';
import { exportPeopleEndpoint, peopleImportTemplateEndpoint } from './people-export.endpoint.ts';
import {
  applyPeopleImportEndpoint,
  cancelPeopleImportEndpoint,
  checkPeopleImportEndpoint,
  getPeopleImportEndpoint,
  inviteImportedPeopleEndpoint,
  listPeopleImportRowsEndpoint,
  uploadPeopleEndpoint,
} from './people-import.endpoint.ts';
import { peopleImportRefusals } from './refusals.ts';
import { clearPeopleImports } from './run-import.ts';

export { peopleImportWorkers } from './run-import.ts';

export const peopleImportsModule = defineModule({
  name: 'people-imports',
  description: 'People of the organisation from workbooks and CSV files, compared cell by cell before they are written, and into them.',
  provides: [cleanUps.providedBy(clearPeopleImports)],
  tables: ['people_imports', 'people_import_rows'],
  endpoints: [
    uploadPeopleEndpoint,
    checkPeopleImportEndpoint,
    getPeopleImportEndpoint,
    listPeopleImportRowsEndpoint,
    applyPeopleImportEndpoint,
    cancelPeopleImportEndpoint,
    inviteImportedPeopleEndpoint,
    peopleImportTemplateEndpoint,
    exportPeopleEndpoint,
  ],
  refusals: peopleImportRefusals,
});
