/** Digits that a number of JSON keeps. */
const exactDigits = 15;

/**
 * A number as documents have it; undefined for an empty text. More digits than a number keeps stay a text, and so does what is no number,
 * for the check to say what is wrong.
 */
export function numberFrom(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed);
  return Number.isFinite(number) && trimmed.replace(/\D/g, '').length <= exactDigits ? number : trimmed;
}

export const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '');
