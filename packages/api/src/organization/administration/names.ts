import { z } from 'zod';
import { locales, trimmedString } from '@inkstone/schema';

export const unitNameSchema = trimmedString.min(1).max(100);

/** The names in other languages; an empty one is left out. */
export const unitNamesSchema = z
  .partialRecord(z.enum(locales), trimmedString.max(100))
  .transform((names) => Object.fromEntries(Object.entries(names).filter(([, name]) => name !== '')) as typeof names);

/** Letters, digits, `.`, `-` and `_`: codes stand in definitions and files. */
export const unitCodeSchema = trimmedString.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u);

/** A day such as `2026-11-23`. */
export const daySchema = z.iso.date();
