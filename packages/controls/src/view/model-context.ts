import type { Field, FieldChoices, Form, ModelContext, ReadonlySignal } from '@inkstone/form-engine';
import { signal } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { hasRemoteChoices, fieldContext } from './field-context.ts';
import { useSignalValue } from './use-signal-value.ts';

const noChoices: ReadonlySignal<FieldChoices> = signal({ state: 'ready', keyword: '', choices: [], chosen: [], more: false });

/** Returns the context of a model for a view; it changes when names of choices that are loaded on demand arrive. */
export function useModelContext(field: Field, form: Form, locale: Locale): ModelContext {
  const options = useSignalValue(field.options);
  const isOnDemand = hasRemoteChoices(field, options);
  const { chosen } = useSignalValue(isOnDemand ? field.choices : noChoices);
  const choices = isOnDemand ? { find: (value: string) => chosen.find((choice) => choice.value === value) } : undefined;
  return fieldContext(field, form, locale, { options, choices });
}
