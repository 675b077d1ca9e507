export { queriesModule } from './module.ts';
export { batchWorkers } from './batch/batch-worker.ts';
