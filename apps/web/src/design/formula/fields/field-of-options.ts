import { filterKindOfItem } from '@inkstone/api';
import type { DataItemType } from '@inkstone/schema';
import { choicesOfOptions } from '../../../runtime/conditions/field-choices.ts';
import type { FormulaChoice, FormulaField } from '../formula-field.ts';

/** The choices that the options of a control list, with their names in both languages. */
export function choicesOf(options: Readonly<Record<string, unknown>>): readonly FormulaChoice[] {
  const inEnglish = choicesOfOptions({ kind: 'choice', options }, 'en');
  return choicesOfOptions({ kind: 'choice', options }, 'zh').map(({ value, label }, index) => ({
    value,
    name: { zh: label, en: inEnglish[index]?.label ?? label },
  }));
}

/** What a data item of a type holds if it holds only people or only departments. */
export function unitsOf(type: DataItemType | undefined): FormulaField['units'] {
  const kind = type && filterKindOfItem[type];
  return kind === 'person' || kind === 'department' ? kind : undefined;
}
