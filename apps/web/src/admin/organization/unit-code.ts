import { trimText } from '@inkstone/schema';

/** Whether a text can be the code of a department or a role: letters, digits, `.`, `-` and `_`, the first one a letter or digit. */
export function isUnitCode(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(trimText(text));
}
