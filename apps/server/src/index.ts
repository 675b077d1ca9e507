export { createServer, type Server, type ServerOptions } from './server.ts';
export { parseSettings, InvalidSettings, type Settings } from './platform/config/settings.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
export type { OrganizationData } from './modules/organization/index.ts';
export { importOrganization } from './modules/identity/index.ts';
