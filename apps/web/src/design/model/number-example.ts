import { objectsIn, type Json, type JsonObject } from '@inkstone/design';

/** The parts of a sequence number as they stand in a model. */
export const numberParts = (value: Json | undefined): readonly JsonObject[] => objectsIn(value);

/** The number that the first record of a period gets (designer specification, section 3). */
export const numberExample = (parts: readonly JsonObject[], now: Date): string => parts.map((part) => exampleOf(part, now)).join('');

const sampleUid = '01JZ8Q4T7M2X5C9V3B6N0KDFGH';

function exampleOf({ type, value, maxLength, leftPad }: JsonObject, now: Date): string {
  const text = typeof value === 'string' ? value : '';
  if (type === 'DATE') return dateText(text || 'yyyyMM', now);
  if (type === 'UID') return sampleUid;
  if (type === 'SEQNO') return leftPad ? '1'.padStart(typeof maxLength === 'number' ? maxLength : 0, '0') : '1';
  return text;
}

/** `M` is the month and `m` the minute, as where numbers are given. */
function dateText(format: string, now: Date): string {
  return format.replace(/y{4}|y{2}|M{1,2}|d{1,2}|H{1,2}|m{1,2}|s{1,2}/gi, (word) => {
    const letter = word[0]!;
    if (letter === 'y' || letter === 'Y') return String(now.getFullYear()).padStart(4, '0').slice(-word.length);
    const number =
      letter === 'M'
        ? now.getMonth() + 1
        : { d: now.getDate(), h: now.getHours(), m: now.getMinutes(), s: now.getSeconds() }[letter.toLowerCase()];
    return String(number).padStart(word.length, '0');
  });
}
