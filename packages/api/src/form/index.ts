export * from './form-ask.call.ts';
export * from './form-copy.call.ts';
export * from './form-delete.call.ts';
export * from './form-load.call.ts';
export * from './form-save.call.ts';
export * from './form-submit.call.ts';
export * from './offered-action.ts';
export * from './system-info.ts';
