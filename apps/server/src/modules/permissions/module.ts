import { defineModule } from '../../platform/http/module.ts';
import { myModelRightsEndpoint } from './my-model-rights.endpoint.ts';

/** Roles of applications: who may do what with which records and fields. */
export const permissionsModule = defineModule({ name: 'permissions', endpoints: [myModelRightsEndpoint] });
