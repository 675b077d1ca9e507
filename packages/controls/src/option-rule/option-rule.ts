import { shownSetting, type OptionIssue, type PropCheck } from '@inkstone/form-engine';
import { textLength } from '../values/text-length.ts';
import { defaultFileTypes, fileTypesOf } from '../upload-rule/file-types.ts';

const encoder = new TextEncoder();

/** Limits the UTF-8 bytes of a text, or of each text of a localised one (also as a JSON map). */
export function atMostBytes(max: number): PropCheck {
  return (setting) =>
    textsOf(setting).some((text) => encoder.encode(text).length > max) ? { code: 'OptionBytes', params: { max } } : null;
}

/** Checks a name in one or several languages: not blank, not too long, no leading blank (designer specification, section 5). */
export function nameOfAtMost(max: number): PropCheck {
  return (setting) => {
    const names = textsOf(setting);
    if (names.some((name) => name.trim() === '')) return { code: 'OptionMissing' };
    if (names.some((name) => name.startsWith(' ') || name.startsWith('\u3000'))) return { code: 'OptionLeadingSpace' };
    return names.some((name) => textLength(name) > max) ? { code: 'OptionLength', params: { max } } : null;
  };
}

/** Checks the translations of a name; where one is missing, the plain name is used. */
export function translationsOfAtMost(max: number): PropCheck {
  const check = nameOfAtMost(max);
  return (setting) =>
    textsOf(setting)
      .filter((name) => name !== '')
      .reduce<OptionIssue | null>((found, name) => found ?? check(name), null);
}

interface WholeNumber {
  /** The option must not be left blank. */
  readonly isRequired?: true;
  /** Default: 1. */
  readonly min?: 0;
  readonly max?: number;
}

/** Checks for a whole number, also as text because older documents store it so. */
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

/** Checks for one of a few values that have no list of their own, such as spans. */
export function oneOf(values: readonly (string | number | boolean)[]): PropCheck {
  return (setting) =>
    setting === null || values.includes(setting as string)
      ? null
      : { code: 'OptionChoice', params: { value: shownSetting(setting), choices: values.join(', ') } };
}

/** Rejects file types that a server would run or a browser would open as a page. */
export const noScripts: PropCheck = (setting) => {
  const scripts = fileTypesOf(setting).filter((type) => scriptTypes.has(type));
  return scripts.length > 0 ? { code: 'OptionScripts', params: { types: scripts.join(', ') } } : null;
};

/** The types rejected by default, except programs and mind maps, which are not pages. */
const scriptTypes: ReadonlySet<string> = new Set(defaultFileTypes.ignored.filter((type) => type !== 'exe' && type !== 'xmind'));

export function atMostEntries(max: number): PropCheck {
  return (setting) => (Array.isArray(setting) && setting.length > max ? { code: 'OptionEntries', params: { max } } : null);
}

/** Combines checks; reports the first failure. */
export function firstOf(...checks: readonly PropCheck[]): PropCheck {
  return (setting) => checks.reduce<OptionIssue | null>((found, check) => found ?? check(setting), null);
}

function textsOf(setting: unknown): readonly string[] {
  if (typeof setting === 'string') return setting.trim().startsWith('{') ? entriesOf(setting) : [setting];
  if (typeof setting !== 'object' || setting === null) return [];
  return Object.values(setting).filter((text) => typeof text === 'string');
}

/** Text that is not valid JSON is plain text. */
function entriesOf(text: string): readonly string[] {
  try {
    return textsOf(JSON.parse(text));
  } catch {
    return [text];
  }
}
