import type { IncomingHttpHeaders } from 'node:http';
import { locales, type Locale } from '@inkstone/schema';

/** Returns the language of the caller: `X-Locale`, otherwise the first supported one of `Accept-Language`, otherwise zh. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  const requested = headers['x-locale'];
  if (isLocale(requested)) return requested;
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find((q) => q !== undefined);
      return { language: tag.split('-')[0]!.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((choice) => isLocale(choice.language) && choice.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (accepted[0]?.language as Locale | undefined) ?? locales[0];
}

function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
