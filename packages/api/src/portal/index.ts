export * from './page.call.ts';
