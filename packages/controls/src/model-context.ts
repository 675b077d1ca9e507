import type { Field, Form, ModelContext } from '@inkstone/form-engine';
import type { ControlOptions, Locale } from '@inkstone/schema';

/** What a model may know while it writes a field's value for people. */
export function modelContext(field: Field, form: Form, locale: Locale, options: ControlOptions): ModelContext {
  const { timeZone } = form.environment;
  const context = { options, label: field.label(locale), locale, timeZone, now: () => form.environment.now() };
  if (field.model.role !== 'sheet') return context;
  const columns = form.sheet(field.path).columns.filter(({ visible }) => visible);
  return {
    ...context,
    columns: columns.map(({ definition, model, options: own }) => ({ definition: { ...definition, options: own }, model })),
  };
}
