export * from './message.call.ts';
export * from './message-ways.call.ts';
