import * as z from 'zod/mini';
import { codePattern } from '../code-pattern.ts';
import { locales } from '../texts/localized-text.ts';

/**
 * The parts of control options. Browsers parse those themselves, so they are declared with zod/mini, which is a third of the size; what
 * only the server parses is declared with zod.
 */
export const codePart = z.string().check(z.regex(codePattern));
export const nameI18nPart = z.partialRecord(z.enum(locales), z.string());
export const filledPart = z.string().check(z.minLength(1));
