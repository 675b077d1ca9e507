export * from './actions.call.ts';
export * from './instance-views.call.ts';
export * from './opinion-files.ts';
export * from './work-item.ts';
export * from './work-lists.call.ts';
