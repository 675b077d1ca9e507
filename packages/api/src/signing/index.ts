export * from './signing.call.ts';
