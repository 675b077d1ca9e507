export * from './app-documents.call.ts';
export * from './app-entry.ts';
export * from './app-groups.call.ts';
export * from './app-package.call.ts';
export * from './list-apps.call.ts';
export * from './list-functions-by-appcode.call.ts';
