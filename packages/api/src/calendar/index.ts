export * from './working-calendar.call.ts';
