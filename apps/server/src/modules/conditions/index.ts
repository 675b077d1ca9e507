/** Stored conditions as statements over the tables of models. */
export { conditionsModule } from './module.ts';
