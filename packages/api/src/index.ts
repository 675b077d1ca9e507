export * from './call.ts';
export * from './calls.ts';
export * from './envelope.ts';
export * from './groups.ts';
export * from './live/live-event.ts';
export * from './live/live-path.ts';
export * from './refusal.ts';
