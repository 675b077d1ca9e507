import type { Field, FieldChoices, Form, KnownChoices, ModelContext, ReadonlySignal } from '@inkstone/form-engine';
import { signal } from '@inkstone/form-engine';
import type { ControlOptions, Locale } from '@inkstone/schema';
import { useSignalValue } from './use-signal-value.ts';

/** What a model may know while it writes a field's value for people. */
function modelContext(field: Field, form: Form, locale: Locale, options: ControlOptions, choices?: KnownChoices): ModelContext {
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

const noChoices: ReadonlySignal<FieldChoices> = signal({ state: 'ready', keyword: '', choices: [], chosen: [], more: false });

/** The same for a view: drawn again when the names of choices that are asked for arrive. */
export function useModelContext(field: Field, form: Form, locale: Locale): ModelContext {
  const options = useSignalValue(field.options);
  const isAsked = (field.model.choices?.(options).kind ?? 'list') !== 'list';
  const { chosen } = useSignalValue(isAsked ? field.choices : noChoices);
  return modelContext(
    field,
    form,
    locale,
    options,
    isAsked ? { find: (value) => chosen.find((choice) => choice.value === value) } : undefined,
  );
}
