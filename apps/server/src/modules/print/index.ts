export { printModule } from './module.ts';
