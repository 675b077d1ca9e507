import { useMemo } from 'react';
import { filterKindOfSystemField } from '@inkstone/api';
import { systemFieldText } from '@inkstone/controls/locale';
import { objectsIn, type Document, type Documents, type JsonObject } from '@inkstone/design';
import { itemFormulaTypes, systemFormulaTypes } from '@inkstone/formula';
import { dataItemTypes, type DataItemType, type LocalizedText, type SystemField } from '@inkstone/schema';
import { choicesOf, unitsOf } from '../formula/fields/field-of-options.ts';
import type { FormulaField } from '../formula/formula-field.ts';
import { systemCodes } from '../form/control-kinds.ts';
import { textOf } from '../working-copy/text-of.ts';
import { objectNumber } from '../working-copy/object-number.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { useModelContent } from './use-model-content.ts';

/** The fields of a model's records as formulas name them, with the columns of its sub-tables and the system fields. @public */
export function useRecordFields(schemaCode: string): readonly FormulaField[] {
  const { documents } = useDocuments();
  const model = useModelContent(schemaCode);
  return useMemo(() => recordFields(documents, schemaCode, model), [documents, schemaCode, model]);
}

const known = new WeakMap<JsonObject, { readonly forms: string; readonly fields: readonly FormulaField[] }>();

/** The same fields until the model or one of its forms changes. */
function recordFields(documents: Documents, schemaCode: string, model: JsonObject): readonly FormulaField[] {
  const forms = [...documents.values()].filter(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode);
  const of = forms.map(({ content }) => objectNumber(content)).join(' ');
  const before = known.get(model);
  if (before?.forms === of) return before.fields;
  const fields = fieldsOf(forms, model);
  known.set(model, { forms: of, fields });
  return fields;
}

function fieldsOf(forms: readonly Document[], model: JsonObject): readonly FormulaField[] {
  const controls = forms.flatMap(({ content }) => objectsIn(content['controls']));
  const fields = objectsIn(model['dataItems']).flatMap((item) => {
    const control = controls.find(({ key }) => key === item['code']);
    const columns = objectsIn(item['dataItems']).flatMap((column) => {
      const columnControl = objectsIn(control?.['columns']).find(({ key }) => key === column['code']);
      return fieldOf(column, columnControl, item);
    });
    return [...fieldOf(item, control), ...columns];
  });
  return [...fields, ...systemFields];
}

function fieldOf(item: JsonObject, control: JsonObject | undefined, sheet?: JsonObject): readonly FormulaField[] {
  const type = item['type'];
  if (typeof type !== 'string' || !isItemType(type)) return [];
  const choices = choicesOf((control?.['options'] ?? {}) as Readonly<Record<string, unknown>>);
  const units = unitsOf(type);
  const schemaCode = textOf(item['schemaCode']);
  return [
    {
      code: sheet ? `${textOf(sheet['code'])}.${textOf(item['code'])}` : textOf(item['code']),
      name: sheet ? columnName(nameOf(sheet), nameOf(item)) : nameOf(item),
      type: itemFormulaTypes[type],
      ...(units && { units }),
      ...(choices.length > 0 && { choices }),
      ...(schemaCode !== '' && { schemaCode }),
    },
  ];
}

const isItemType = (type: string): type is DataItemType => Object.hasOwn(dataItemTypes, type);

function nameOf(item: JsonObject): LocalizedText {
  const { en } = (item['name_i18n'] ?? {}) as { readonly en?: unknown };
  const zh = textOf(item['name']) || textOf(item['code']);
  return { zh, en: typeof en === 'string' && en !== '' ? en : zh };
}

/** The name of a column outside of its rows. */
export const columnName = (sheet: LocalizedText, column: LocalizedText): LocalizedText => ({
  zh: `${sheet.zh}．${column.zh}`,
  en: `${sheet.en} · ${column.en}`,
});

const systemFields: readonly FormulaField[] = Object.entries(systemCodes).map(([type, code]) => {
  const kind = filterKindOfSystemField[code as SystemField];
  return {
    code,
    name: systemFieldText[type as keyof typeof systemFieldText],
    type: systemFormulaTypes[code as SystemField],
    ...((kind === 'person' || kind === 'department') && { units: kind }),
  };
});
