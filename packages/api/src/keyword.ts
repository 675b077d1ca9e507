import { trimmedString } from '@inkstone/schema';

/** A search keyword, trimmed; only white space is the same as no keyword. */
export const keywordSchema = trimmedString.max(100);
