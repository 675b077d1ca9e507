import { brandColors, defaultBrandColor } from '@inkstone/schema';
import type { Accents } from '@inkstone/ui-kit';
import { useMemo } from 'react';
import { usePublicConfig } from '../config/use-public-config.ts';
import { useLocale } from '../i18n/use-texts.ts';

const productName = 'Inkstone';

/** Returns the name of the product in the user's language. */
export function useBrandName(): string {
  const locale = useLocale();
  const name = usePublicConfig().data?.theme.name;
  return name?.[locale] || name?.zh || name?.en || productName;
}

/** Returns the organisation's accent colours; undefined for the default. */
export function useAccents(): Accents | undefined {
  const color = usePublicConfig().data?.theme.brandColor ?? defaultBrandColor;
  return useMemo(() => (color === defaultBrandColor ? undefined : brandColors(color)), [color]);
}
