import { controlModels } from '@inkstone/controls/models';
import type { ControlDefinition, LocalizedText } from '@inkstone/schema';
import type { FormulaField } from '../../formula/formula-field.ts';
import { columnName } from '../../fields/use-record-fields.ts';
import { choicesOf, unitsOf } from '../../formula/fields/field-of-options.ts';
import { isControlType } from '../control-kinds.ts';
import type { FormContent } from '../form-content.ts';
import { useFormDesigner } from '../use-form-designer.ts';

/** The fields that a formula of a control may name; in a column also those of its row. */
export function useFormulaFields(key: string): readonly FormulaField[] {
  const { content } = useFormDesigner();
  const [sheet, column] = key.split('.');
  const row = column === undefined ? null : sheet!;
  return formulaFieldsOnce(content, row);
}

const knownFields = new WeakMap<FormContent, Map<string | null, readonly FormulaField[]>>();

/** The fields of a form are found once; a panel has many formulas. */
function formulaFieldsOnce(content: FormContent, row: string | null): readonly FormulaField[] {
  const known = knownFields.get(content) ?? new Map<string | null, readonly FormulaField[]>();
  knownFields.set(content, known);
  const fields = known.get(row) ?? formulaFields(content, row);
  known.set(row, fields);
  return fields;
}

/** The fields of a form with the columns of its sub-tables; `row` is the sub-table in whose rows the formula is evaluated. */
export function formulaFields({ controls }: FormContent, row: string | null): readonly FormulaField[] {
  return [...controls.values()].flatMap((control) => {
    const columns = control.columns ?? [];
    const own = control.key === row ? columns.flatMap((column) => fieldOf(column, column.key, nameOf(column))) : [];
    const whole = columns.flatMap((column) => fieldOf(column, `${control.key}.${column.key}`, columnName(nameOf(control), nameOf(column))));
    return [...fieldOf(control, control.key, nameOf(control)), ...whole, ...own];
  });
}

type Named = Pick<ControlDefinition, 'type' | 'options'>;

function fieldOf({ type, options }: Named, code: string, name: LocalizedText): FormulaField[] {
  const model = isControlType(type) ? controlModels[type] : null;
  if (!model || model.role === 'layout') return [];
  const { schemaCode } = options;
  const choices = choicesOf(options);
  const units = unitsOf(model.dataItemTypes[0]);
  return [
    {
      code,
      name,
      type: model.valueType,
      ...(units && { units }),
      ...(choices.length > 0 && { choices }),
      ...(typeof schemaCode === 'string' && schemaCode !== '' && { schemaCode }),
    },
  ];
}

function nameOf({ options }: Named): LocalizedText {
  const { en } = (options.name_i18n ?? {}) as { readonly en?: string };
  return { zh: options.name, en: en || options.name };
}
