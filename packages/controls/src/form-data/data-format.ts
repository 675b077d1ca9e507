import type { PropDefinition, ValueIssue } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { itemFormat, itemFormatNames, itemFormats, type ItemFormat } from './item-format.ts';

/** The property by which a text or number takes only values of a format, such as e-mail addresses. */
export function dataFormatProp(...of: readonly ItemFormat['of'][]): PropDefinition {
  const names = itemFormatNames.filter((name) => of.includes(itemFormats[name].of));
  return {
    default: undefined,
    hint: { kind: 'select', choices: names.map((name) => ({ value: name, label: itemFormats[name].label })) },
    label: { zh: '資料格式', en: 'Data format' },
  };
}

/** What stands against a value that is not of the control's data format; an empty one is of any. */
export function dataFormatIssues(value: string | number | null, options: ControlOptions): readonly ValueIssue[] {
  const name = options['dataFormat'];
  const format = itemFormat(name);
  return format === null || value === null || value === '' || format.accepts(value)
    ? []
    : [{ code: 'Format', params: { format: String(name) } }];
}
