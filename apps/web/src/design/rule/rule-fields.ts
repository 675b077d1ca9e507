import { useMemo } from 'react';
import { objectsIn, type JsonObject } from '@inkstone/design';
import { itemFormulaTypes, type FormulaType } from '@inkstone/formula';
import { dataItemTypes, localizedName, type DataItemType, type Locale } from '@inkstone/schema';
import { useModelContent } from '../fields/use-model-content.ts';
import { useRecordFields } from '../fields/use-record-fields.ts';
import type { FormulaField } from '../formula/formula-field.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';

interface ItemChoice {
  readonly value: string;
  readonly label: string;
}

/** The data items of a model, or the columns of one of its sub-tables. */
export function useItems(schemaCode: string, sheet?: string): readonly JsonObject[] {
  const content = useModelContent(schemaCode);
  return useMemo(() => {
    const items = objectsIn(content['dataItems']);
    return sheet === undefined ? items : objectsIn(items.find(({ code }) => code === sheet)?.['dataItems']);
  }, [content, sheet]);
}

export const isSheet = ({ type }: JsonObject): boolean => type === 'Sheet';

export const choiceOf = (item: JsonObject, locale: Locale): ItemChoice => {
  const code = textOf(item['code']);
  return { value: code, label: localizedName(namedPart(item, code), locale) };
};

/** The type that a formula for a data item has; undefined: any. */
export function expectedType(item: JsonObject | undefined): FormulaType | undefined {
  const type = textOf(item?.['type']);
  const expected = Object.hasOwn(dataItemTypes, type) ? itemFormulaTypes[type as DataItemType] : 'none';
  return expected === 'none' ? undefined : expected;
}

/** The fields of the record that triggers a rule, with the inputs of a called one. */
export function useSourceFields(rule: JsonObject): readonly FormulaField[] {
  const record = useRecordFields(textOf(rule['schemaCode']));
  const { inputs } = rule;
  return useMemo(() => {
    const given = objectsIn(inputs).map(({ name, type }): FormulaField => {
      const code = textOf(name);
      return { code, name: { zh: code, en: code }, type: textOf(type) as FormulaType };
    });
    return shadowing(given, record);
  }, [inputs, record]);
}

/** In a row of a sub-table its columns are named alone. */
export function inRows(fields: readonly FormulaField[], sheet: string): readonly FormulaField[] {
  if (sheet === '') return fields;
  const columns = fields.flatMap((field) =>
    field.code.startsWith(`${sheet}.`) ? [{ ...field, code: field.code.slice(sheet.length + 1) }] : [],
  );
  return shadowing(columns, fields);
}

/** The same fields, and those of the record that is written or found. */
export function useWithTarget(fields: readonly FormulaField[], schemaCode: string): readonly FormulaField[] {
  const target = useRecordFields(schemaCode);
  return useMemo(() => {
    if (schemaCode === '') return fields;
    const named = target.map((field): FormulaField => ({
      ...field,
      code: `target.${field.code}`,
      name: { zh: `目標．${field.name.zh}`, en: `Target · ${field.name.en}` },
    }));
    return [...fields, ...named];
  }, [fields, target, schemaCode]);
}

function shadowing(nearer: readonly FormulaField[], others: readonly FormulaField[]): readonly FormulaField[] {
  const codes = new Set(nearer.map(({ code }) => code));
  return [...nearer, ...others.filter(({ code }) => !codes.has(code))];
}
