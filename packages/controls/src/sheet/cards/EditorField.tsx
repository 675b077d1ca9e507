import type { Field, Form } from '@inkstone/form-engine';
import type { Locale } from '@inkstone/schema';
import { FormField } from '../../layout/FormField.tsx';
import { useSignalValue } from '../../view/use-signal-value.ts';

/** A cell as a labelled field; rendered while it is visible. */
export function EditorField({ field, form, locale }: { readonly field: Field; readonly form: Form; readonly locale: Locale }) {
  return useSignalValue(field.visible) ? <FormField field={field} form={form} locale={locale} /> : null;
}
