import type { Field, Form, KnownChoices, Presentation } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { hasRemoteChoices, fieldContext } from '../view/field-context.ts';

/** Returns the presentation of a field's value, with the names of choices loaded on demand. */
export function presentField(field: Field, form: Form, locale: Locale): Presentation {
  const options = field.options.peek();
  return field.model.present(field.value.peek(), fieldContext(field, form, locale, { options, choices: choicesOf(field) }));
}

function choicesOf(field: Field): KnownChoices | undefined {
  if (!hasRemoteChoices(field, field.options.peek())) return undefined;
  const { chosen } = field.choices.peek();
  return { find: (value) => chosen.find((choice) => choice.value === value) };
}
