import type { PropCheck, PropDefect } from '@inkstone/form-engine';
import { textLength } from '../values/text-length.ts';
import { defaultFileTypes, fileTypesOf } from '../upload/file-types.ts';

const encoder = new TextEncoder();

/** Each text of it, as it stands or by locale (also as a JSON map), has at most so many bytes in UTF-8. */
export function atMostBytes(max: number): PropCheck {
  return (setting) =>
    textsOf(setting).some((text) => encoder.encode(text).length > max) ? { code: 'OptionBytes', params: { max } } : null;
}

/** A name, in one language or in several: not blank, not too long, no blank in front (designer specification, section 5). */
export function nameOfAtMost(max: number): PropCheck {
  return (setting) => {
    const names = textsOf(setting);
    if (names.some((name) => name.trim() === '')) return { code: 'OptionMissing' };
    if (names.some((name) => name.startsWith(' ') || name.startsWith('\u3000'))) return { code: 'OptionLeadingSpace' };
    return names.some((name) => textLength(name) > max) ? { code: 'OptionLength', params: { max } } : null;
  };
}

/** A name in other languages; where one has none, the plain name stands. */
export function translationsOfAtMost(max: number): PropCheck {
  const check = nameOfAtMost(max);
  return (setting) =>
    textsOf(setting)
      .filter((name) => name !== '')
      .reduce<PropDefect | null>((found, name) => found ?? check(name), null);
}

interface WholeNumber {
  /** Where it may not be left blank. */
  readonly isRequired?: true;
  /** Unset: 1. */
  readonly min?: 0;
  readonly max?: number;
}

/** A whole number, also as text, as older documents store it. */
export function wholeNumber({ isRequired, min, max }: WholeNumber = {}): PropCheck {
  return (setting) => {
    if (setting === null || setting === '') return isRequired ? { code: 'OptionMissing' } : null;
    const number = numberOf(setting);
    if (number === null || number < (min ?? 1)) return { code: 'OptionInteger', params: { min: min ?? 1 } };
    return max !== undefined && number > max ? { code: 'OptionTooLarge', params: { max } } : null;
  };
}

function numberOf(setting: unknown): number | null {
  if (typeof setting === 'string') return /^(?:0|[1-9]\d{0,15})$/.test(setting) ? Number(setting) : null;
  return Number.isSafeInteger(setting) ? (setting as number) : null;
}

/** One of a few values that come in no list of their own, such as spans. */
export function oneOf(values: readonly (string | number | boolean)[]): PropCheck {
  return (setting) =>
    setting === null || values.includes(setting as string)
      ? null
      : { code: 'OptionChoice', params: { value: JSON.stringify(setting), choices: values.join(', ') } };
}

/** No kind of file that a server would run or a browser would open as a page. */
export const noScripts: PropCheck = (setting) => {
  const scripts = fileTypesOf(setting).filter((type) => scriptTypes.has(type));
  return scripts.length > 0 ? { code: 'OptionScripts', params: { types: scripts.join(', ') } } : null;
};

/** What is not taken by default, but for programs and mind maps, which are no pages. */
const scriptTypes: ReadonlySet<string> = new Set(defaultFileTypes.ignored.filter((type) => type !== 'exe' && type !== 'xmind'));

export function atMostEntries(max: number): PropCheck {
  return (setting) => (Array.isArray(setting) && setting.length > max ? { code: 'OptionEntries', params: { max } } : null);
}

/** The first that finds something. */
export function firstOf(...checks: readonly PropCheck[]): PropCheck {
  return (setting) => checks.reduce<PropDefect | null>((found, check) => found ?? check(setting), null);
}

function textsOf(setting: unknown): readonly string[] {
  if (typeof setting === 'string') return setting.trim().startsWith('{') ? entriesOf(setting) : [setting];
  if (typeof setting !== 'object' || setting === null) return [];
  return Object.values(setting).filter((text) => typeof text === 'string');
}

/** Words that only look like a map are words. */
function entriesOf(text: string): readonly string[] {
  try {
    return textsOf(JSON.parse(text));
  } catch {
    return [text];
  }
}
