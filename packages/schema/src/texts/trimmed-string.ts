import { z } from 'zod';
import { trimText } from './trim-text.ts';

/** A text without blanks at its ends; lengths are checked without them. */
export const trimmedString = z.string().overwrite(trimText);
