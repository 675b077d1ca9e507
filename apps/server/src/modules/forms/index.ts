export { formsModule } from './module.ts';
