import type { Choice, Field, FieldChoices } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { choiceName } from '../choices/choice.ts';
import { useSignalValue } from './use-signal-value.ts';

interface ShownChoice {
  readonly value: string;
  readonly label: string;
  /** For hierarchical choices, the value of the parent. */
  readonly parent?: string;
}

/** Returns the choices a field offers. If they are loaded on demand, the chosen ones are included even if no loaded page contains them. */
export function useChoices(field: Field, locale: Locale): { readonly offered: readonly ShownChoice[]; readonly found: FieldChoices } {
  const found = useSignalValue(field.choices);
  const values = new Set(found.choices.map(({ value }) => value));
  const isListed = field.model.choices?.(field.options.peek()).kind === 'list';
  const others = isListed ? [] : found.chosen.filter(({ value }) => !values.has(value));
  const shown = (choice: Choice): ShownChoice => ({
    value: choice.value,
    label: choiceName(choice, locale),
    ...(choice.parent !== undefined && { parent: choice.parent }),
  });
  return { offered: [...found.choices, ...others].map(shown), found };
}
