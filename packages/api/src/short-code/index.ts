export * from './short-code.call.ts';
