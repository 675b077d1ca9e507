export * from './export-data.call.ts';
export * from './export-task.call.ts';
