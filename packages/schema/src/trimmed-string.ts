import { z } from 'zod';
import { trimText } from './trim-text.ts';

/** A text without its blank ends; lengths are judged without them. */
export const trimmedString = z.string().overwrite(trimText);
