import type { DomainValue, Example } from '@inkstone/checks';
import { joinNames, type Locale } from '@inkstone/schema';
import type { FormulaField } from '../../formula/formula-field.ts';
import { branchesTexts } from './branches.locale.ts';

/** Values of fields in words: 天數＝8、假別＝病假. */
export function exampleText(example: Example, fields: readonly FormulaField[], locale: Locale): string {
  const byCode = new Map(fields.map((field) => [field.code, field]));
  const texts = Object.entries(example).map(
    ([code, value]) =>
      `${byCode.get(code)?.name[locale] ?? code}${locale === 'zh' ? '＝' : ' = '}${valueText(value, byCode.get(code), locale)}`,
  );
  return joinNames(texts, locale);
}

function valueText(value: DomainValue, field: FormulaField | undefined, locale: Locale): string {
  const { empty, yes, no, and } = branchesTexts.table;
  if (value === null) return empty[locale];
  if (typeof value === 'boolean') return (value ? yes : no)[locale];
  const values = typeof value === 'object' ? value : [String(value)];
  return values.map((each) => field?.choices?.find((choice) => choice.value === each)?.name[locale] ?? each).join(and[locale]);
}
