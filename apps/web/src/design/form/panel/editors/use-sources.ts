import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../../../platform/i18n/use-texts.ts';
import type { FieldChoice } from '../../../../runtime/conditions/field-choices.ts';
import { useFormDesigner } from '../../use-form-designer.ts';

/** The fields of the form with which a field of a record can be compared. */
export function useSources(): readonly FieldChoice[] {
  const locale = useLocale();
  const { content } = useFormDesigner();
  return [...content.controls.values()].map(({ key, options }) => ({ value: key, label: localizedName(options, locale) || key }));
}
