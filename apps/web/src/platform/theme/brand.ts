import { brandColors, houseColor } from '@inkstone/schema';
import type { Accents } from '@inkstone/ui-kit';
import { useMemo } from 'react';
import { usePublicConfig } from '../config/use-public-config.ts';
import { useLocale } from '../i18n/use-texts.ts';

const productName = 'Inkstone';

/** What the product is called here, in the person's language. */
export function useBrandName(): string {
  const locale = useLocale();
  const name = usePublicConfig().data?.theme.name;
  return name?.[locale] || name?.zh || name?.en || productName;
}

/** The organisation's colour of actions; unset: the house's own. */
export function useAccents(): Accents | undefined {
  const color = usePublicConfig().data?.theme.brandColor ?? houseColor;
  return useMemo(() => (color === houseColor ? undefined : brandColors(color)), [color]);
}
