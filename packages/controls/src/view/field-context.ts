import type { Field, Form, KnownChoices, ModelContext } from '@inkstone/form-engine';
import type { ControlOptions, Locale } from '@inkstone/schema';

interface FieldState {
  /** The effective options. */
  readonly options: ControlOptions;
  /** The choices loaded so far, if they are loaded on demand. */
  readonly choices?: KnownChoices | undefined;
}

/** Returns the context in which a model formats a field's value; for a sheet with its visible columns. */
export function fieldContext(field: Field, form: Form, locale: Locale, { options, choices }: FieldState): ModelContext {
  const { timeZone } = form.environment;
  const context = {
    options,
    label: field.label(locale),
    locale,
    timeZone,
    now: () => form.environment.now(),
    ...(choices && { choices }),
  };
  if (field.model.role !== 'sheet') return context;
  const columns = form.sheet(field.path).columns.filter(({ visible }) => visible);
  return {
    ...context,
    columns: columns.map(({ definition, model, options: own }) => ({ definition: { ...definition, options: own }, model })),
  };
}

/** Whether the choices are loaded on demand. */
export function hasRemoteChoices({ model }: Pick<Field, 'model'>, options: ControlOptions): boolean {
  return (model.choices?.(options).kind ?? 'list') !== 'list';
}
