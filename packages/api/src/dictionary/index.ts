export * from './dictionary.call.ts';
