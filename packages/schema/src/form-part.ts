import * as z from 'zod/mini';
import { codePattern } from './code-pattern.ts';
import { locales } from './localized-text.ts';

/**
 * What options of controls are made of. Browsers read those themselves, so they are declared with the small form of zod, which is a
 * third of it; everything that only the server reads is declared with the whole.
 */
export const codePart = z.string().check(z.regex(codePattern));
export const nameI18nPart = z.partialRecord(z.enum(locales), z.string());
export const filledPart = z.string().check(z.minLength(1));
