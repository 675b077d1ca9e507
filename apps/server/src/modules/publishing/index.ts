/** Publishing applications: all checks of their documents, the tables of their models, and the stored versions. */
export { publishingModule } from './module.ts';
export { planTables } from './plan-tables.ts';
export { publishApp, type Installation, type Publication, type PublishedDocument } from './publish-app.ts';
