export { appAccessInput, appAccessSchema, type AppAccess } from './app-access.ts';
export * from './app-role.call.ts';
export * from './model-right.ts';
export * from './my-model-rights.call.ts';
