export * from './public-config.call.ts';
