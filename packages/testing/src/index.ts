export * from './api-client.ts';
export * from './test-flow.ts';
export * from './test-form.ts';
export * from './test-facts.ts';
export * from './workflow-builder.ts';
