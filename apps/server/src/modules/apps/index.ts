/** Applications: their published documents, and the tables of their models. */
export { loadForm, loadModel } from './catalog.ts';
export { appsModule } from './module.ts';
export type { Published, PublishedForm, PublishedList, PublishedModel, PublishedWorkflow } from './published.ts';
