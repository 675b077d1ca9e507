export * from './list-apps.call.ts';
export * from './list-functions-by-appcode.call.ts';
