export * from './favorites.call.ts';
