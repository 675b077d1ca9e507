export { printModule } from './module.ts';
export { storeTemplates } from './templates/store-templates.ts';
