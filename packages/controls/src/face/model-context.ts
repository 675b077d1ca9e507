import type { Field, FieldChoices, Form, ModelContext, ReadonlySignal } from '@inkstone/form-engine';
import { signal } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { asksChoices, fieldContext } from './field-context.ts';
import { useSignalValue } from './use-signal-value.ts';

const noChoices: ReadonlySignal<FieldChoices> = signal({ state: 'ready', keyword: '', choices: [], chosen: [], more: false });

/** What a model may know, for a view: drawn again when the names of choices that are asked for arrive. */
export function useModelContext(field: Field, form: Form, locale: Locale): ModelContext {
  const options = useSignalValue(field.options);
  const isAsked = asksChoices(field, options);
  const { chosen } = useSignalValue(isAsked ? field.choices : noChoices);
  const choices = isAsked ? { find: (value: string) => chosen.find((choice) => choice.value === value) } : undefined;
  return fieldContext(field, form, locale, { options, choices });
}
