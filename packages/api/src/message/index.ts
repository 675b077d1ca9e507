export * from './message.call.ts';
export * from './message-channels.call.ts';
