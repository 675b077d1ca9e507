export * from './first-run.call.ts';
export * from './shipped-apps.call.ts';
