/** Publishing applications: every check of their documents, the tables of their models, and what is stored as their versions. */
export { publishingModule } from './module.ts';
export { withNoRepeat } from './no-repeat-items.ts';
export { publishApp, type Installation, type Publication, type PublishedDocument } from './publish-app.ts';
