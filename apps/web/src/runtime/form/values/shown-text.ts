import type { Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';

/** Formats a value as its field does; the value of a field that is not in the form is shown as it was sent. */
export function shownText(form: Form, path: string, value: unknown, locale: Locale): string {
  if (!form.has(path)) return JSON.stringify(value);
  const field = form.field(path);
  const decoded = field.model.decode(value, field.options.value);
  if (!decoded.ok) return '';
  const { now, timeZone } = form.environment;
  return field.model.format(decoded.value, { options: field.options.value, label: field.label(locale), locale, timeZone, now });
}
