import { comparedTexts, parseFormula } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import type { FormulaField } from './formula-field.ts';
import type { UnitName } from './units/use-unit-names.ts';

/** What people call the texts that fields are compared with: choices, people, departments. */
export type ValueNames = (path: string, text: string) => string | undefined;

export function valueNames(fields: readonly FormulaField[], units: ReadonlyMap<string, UnitName>, locale: Locale): ValueNames {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  return (path, text) => {
    const field = byCode.get(path);
    if (isUnit(field) || path === 'self' || path === 'selfdept') return units.get(text)?.name;
    return field?.choices?.find(({ value }) => value === text)?.name[locale];
  };
}

const isUnit = (field: FormulaField | undefined): boolean => field?.type === 'unit' || field?.type === 'units';

/** The texts of a formula that name people or departments. */
export function unitTexts(source: string, fields: readonly FormulaField[]): readonly string[] {
  const unitFields = new Set(fields.filter(isUnit).map(({ code }) => code));
  return comparedTexts(parseFormula(source).expression)
    .filter(({ field }) => unitFields.has(field) || field === 'self' || field === 'selfdept')
    .map(({ text }) => text);
}
