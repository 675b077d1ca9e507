import { localizedName, type ControlOptions, type Locale } from '@inkstone/schema';

export function fieldLabel(options: ControlOptions, locale: Locale): string {
  return localizedName({ name: options.name, name_i18n: options.name_i18n }, locale);
}
