import { brandColors, defaultBrandColor, defaultSealColor, readableInDark } from '@inkstone/schema';
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

/** Returns the organisation's logo, a data URL, and what it shows; null without one. */
export function useBrandMark(): { readonly logo: string | null; readonly name: string } {
  return { logo: usePublicConfig().data?.theme.logo ?? null, name: useBrandName() };
}

/** Returns the organisation's colours of actions and seals; undefined for the defaults. */
export function useAccents(): Accents | undefined {
  const { brandColor = defaultBrandColor, sealColor = defaultSealColor } = usePublicConfig().data?.theme ?? {};
  return useMemo(() => accentsOf(brandColor, sealColor), [brandColor, sealColor]);
}

function accentsOf(brandColor: string, sealColor: string): Accents | undefined {
  if (brandColor === defaultBrandColor && sealColor === defaultSealColor) return undefined;
  const brand = brandColor === defaultBrandColor ? null : brandColors(brandColor);
  const seals = sealColor === defaultSealColor ? null : { light: sealColor, dark: readableInDark(sealColor) };
  const of = (scheme: 'light' | 'dark') => ({ ...brand?.[scheme], ...(seals && { seal: seals[scheme] }) });
  return { light: of('light'), dark: of('dark') };
}
