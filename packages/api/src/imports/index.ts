export * from './import-data.call.ts';
