export * from './search.call.ts';
