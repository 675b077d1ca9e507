import { formulaLimits } from '../limits.ts';
import { FormulaError } from './formula-error.ts';

/** Joins texts; refuses before allocating, because a list may contain the same long text many times without using memory. */
export function joinedText(texts: readonly string[], separator = ''): string | FormulaError {
  let length = separator.length * Math.max(0, texts.length - 1);
  for (const text of texts) length += text.length;
  return length > formulaLimits.textLength ? new FormulaError('TextTooLong', { limit: formulaLimits.textLength }) : texts.join(separator);
}
