import { defineModule } from '../../platform/http/module.ts';
import { departmentDependents, roleDependents } from '../organization/index.ts';
import { departmentsInDocuments } from './units/departments-in-documents.ts';
import { rolesInDocuments } from './units/roles-in-documents.ts';
import { listAppGroupsEndpoint, listAppsGroupEndpoint, listPageAppsGroupEndpoint } from './app-groups.endpoint.ts';
import { listAppsEndpoint } from './list-apps.endpoint.ts';
import { listFunctionsByAppcodeEndpoint } from './list-functions-by-appcode.endpoint.ts';
import { compareDocumentVersionsEndpoint, listDocumentsEndpoint, listDocumentVersionsEndpoint } from './versions/documents.endpoint.ts';

export const appsModule = defineModule({
  name: 'apps',
  description: 'Applications, their menus, groups, documents and versions.',
  tables: ['apps', 'app_functions', 'documents', 'document_heads', 'unique_failures', 'model_offers'],
  provides: [departmentDependents.providedBy(departmentsInDocuments), roleDependents.providedBy(rolesInDocuments)],
  endpoints: [
    listAppsEndpoint,
    listAppGroupsEndpoint,
    listAppsGroupEndpoint,
    listPageAppsGroupEndpoint,
    listFunctionsByAppcodeEndpoint,
    listDocumentsEndpoint,
    listDocumentVersionsEndpoint,
    compareDocumentVersionsEndpoint,
  ],
});
