export * from './message.call.ts';
