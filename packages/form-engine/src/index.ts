export * from './control-model.ts';
export * from './create-form.ts';
export * from './form.ts';
export * from './form-environment.ts';
export * from './presentation.ts';
export * from './prop-table.ts';
export * from './signals.ts';
