export * from './extension-failures.call.ts';
export * from './file-types.call.ts';
export * from './get-setting-by-type.call.ts';
export * from './get-upload-setting.call.ts';
export * from './get-webhook-secret.call.ts';
export * from './public-config.call.ts';
export * from './system-settings.call.ts';
