export * from './limits.ts';
export * from './print-document.ts';
export * from './print-template.ts';
export * from './print-template.call.ts';
export * from './print.call.ts';
