export { queriesModule } from './module.ts';
