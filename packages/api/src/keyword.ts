import { z } from 'zod';
import { trimText } from '@inkstone/schema';

/** What somebody looks for, without its blank ends; nothing but blanks looks for nothing. */
export const keywordSchema = z.string().overwrite(trimText).max(100);
