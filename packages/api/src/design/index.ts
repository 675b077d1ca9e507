export * from './app-access.call.ts';
export * from './design-apps.call.ts';
export * from './design-rights.call.ts';
export * from './model-table.call.ts';
export * from './operation.ts';
export * from './outside.call.ts';
export * from './publish.call.ts';
export * from './working-copy.call.ts';
