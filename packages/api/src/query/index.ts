export * from './batch.call.ts';
export * from './biz-objects.call.ts';
export * from './get-fields.call.ts';
export * from './get-headers.call.ts';
export * from './list-groups.call.ts';
export * from './list-totals.call.ts';
export * from './list-view.call.ts';
export * from './query-list.call.ts';
