import { trimmedString } from '@inkstone/schema';

/** What somebody looks for, without its blank ends; nothing but blanks looks for nothing. */
export const keywordSchema = trimmedString.max(100);
