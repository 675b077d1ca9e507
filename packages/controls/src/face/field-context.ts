import type { Field, Form, KnownChoices, ModelContext } from '@inkstone/form-engine';
import type { ControlOptions, Locale } from '@inkstone/schema';

interface Known {
  /** Effective. */
  readonly options: ControlOptions;
  /** What was answered so far where choices have to be asked for. */
  readonly choices?: KnownChoices | undefined;
}

/** What a model may know while it writes a field's value for people; of a sheet the columns that may be seen. */
export function fieldContext(field: Field, form: Form, locale: Locale, { options, choices }: Known): ModelContext {
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

/** Are there choices that are known only when somebody asked for them? */
export function asksChoices({ model }: Pick<Field, 'model'>, options: ControlOptions): boolean {
  return (model.choices?.(options).kind ?? 'list') !== 'list';
}
