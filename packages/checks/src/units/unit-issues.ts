import { fillText, type LocalizedText } from '@inkstone/schema';
import type { HeldUnits } from './held-units.ts';
import type { UnitComparison } from './unit-comparisons.ts';

/** A comparison that can never hold, with the reason. */
export interface UnitIssue extends UnitComparison {
  readonly detail: LocalizedText;
}

/** A unit that a text names, and by what. */
export interface NamedUnit {
  readonly kind: 'people' | 'departments';
  /** The text of the comparison. */
  readonly text: string;
  readonly by: 'id' | 'code' | 'name';
  readonly code: string;
}

const texts = {
  unknown: {
    zh: '「{field}」與「{text}」比較，但沒有這個{kind}',
    en: '"{field}" is compared with "{text}", but this {kind} does not exist',
  },
  named: {
    zh: '「{field}」與名稱「{text}」比較，名稱不能用於條件，請改用「{codes}」',
    en: '"{field}" is compared with the name "{text}", which conditions do not support; use "{codes}"',
  },
  otherKind: {
    zh: '「{field}」只含{held}，永遠不會是{kind}「{text}」',
    en: '"{field}" contains only {held} and is never the {kind} "{text}"',
  },
  noPlace: {
    zh: '「{field}」不會屬於人員「{text}」，請改用「等於」或部門編碼',
    en: '"{field}" cannot belong to a person such as "{text}"; use "equals", or the code of a department',
  },
} as const satisfies Record<string, LocalizedText>;

const kindNames = {
  people: { zh: '人員', en: 'person' },
  departments: { zh: '部門', en: 'department' },
  both: { zh: '人員或部門', en: 'person or department' },
} as const satisfies Record<HeldUnits, LocalizedText>;
const heldNames = { people: { zh: '人員', en: 'people' }, departments: { zh: '部門', en: 'departments' } } as const;

/** Returns the texts that must be looked up: neither empty nor the current person or department. */
export function unitTextsOf(comparisons: readonly UnitComparison[]): readonly string[] {
  return [...new Set(comparisons.filter(asks).map(({ text }) => text))];
}

/**
 * Returns the comparisons that name nobody, name somebody by a property that conditions do not read, or name a unit that the field cannot
 * hold. `named` returns every unit that a text names, by any property.
 */
export function unitIssues(comparisons: readonly UnitComparison[], named: (text: string) => readonly NamedUnit[]): readonly UnitIssue[] {
  return comparisons.filter(asks).flatMap((comparison) => {
    const detail = issueText(comparison, named(comparison.text));
    return detail ? [{ ...comparison, detail }] : [];
  });
}

function asks({ text }: UnitComparison): boolean {
  return text !== '' && text !== 'SELF_P' && text !== 'SELF_D';
}

function issueText({ field, text, holds, isMembership }: UnitComparison, named: readonly NamedUnit[]): LocalizedText | null {
  const meant = named.filter(({ by }) => by !== 'name');
  const fits = (kind: NamedUnit['kind']): boolean => holds === 'both' || holds === kind || (isMembership && kind === 'departments');
  if (meant.some(({ kind }) => fits(kind))) return null;
  const [other] = meant;
  if (other && holds !== 'both') {
    return isMembership && other.kind === 'people'
      ? filled(texts.noPlace, { field, text })
      : filled(texts.otherKind, { field, text, held: heldNames[holds], kind: kindNames[other.kind] });
  }
  const codes = named.filter(({ kind }) => fits(kind)).map(({ code }) => code);
  if (codes.length > 0) return filled(texts.named, { field, text, codes: codes.slice(0, 3).join(' / ') });
  return filled(texts.unknown, { field, text, kind: isMembership && holds === 'people' ? kindNames.both : kindNames[holds] });
}

function filled(text: LocalizedText, params: Readonly<Record<string, string | LocalizedText>>): LocalizedText {
  const of = (locale: keyof LocalizedText) =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : value[locale]]));
  return { zh: fillText(text.zh, of('zh')), en: fillText(text.en, of('en')) };
}
