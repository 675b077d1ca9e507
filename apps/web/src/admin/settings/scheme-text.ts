import type { BrandScheme } from '@inkstone/schema';
import type { SettingsText } from './settings.locale.ts';

export const schemeTexts = { system: 'schemeSystem', light: 'schemeLight', dark: 'schemeDark' } as const satisfies Record<
  BrandScheme,
  SettingsText
>;
