export * from './api-client.ts';
export * from './test-flow.ts';
export * from './test-form.ts';
export * from './test-world.ts';
export * from './workflow-builder.ts';
