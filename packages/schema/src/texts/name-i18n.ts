import { z } from 'zod';
import { locales } from './localized-text.ts';

/** Names in other languages than the default one, by locale. */
export const nameI18nSchema = z.partialRecord(z.enum(locales), z.string());
