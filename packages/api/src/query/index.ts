export * from './get-headers.call.ts';
export * from './query-list.call.ts';
