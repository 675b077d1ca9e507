export * from './panel-group.ts';
export * from './panel-rules.ts';
