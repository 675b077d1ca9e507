import type { PropDefinition, ValueIssue } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { itemFormat, itemFormatNames, itemFormats, type ItemFormat } from './item-format.ts';

/** A property that restricts a text or number to a format, such as e-mail addresses. */
export function dataFormatProp(...of: readonly ItemFormat['of'][]): PropDefinition {
  const names = itemFormatNames.filter((name) => of.includes(itemFormats[name].of));
  return {
    default: undefined,
    hint: { kind: 'select', choices: names },
  };
}

/** Returns an issue if the value does not have the control's data format; an empty value always passes. */
export function dataFormatIssues(value: string | number | null, options: ControlOptions): readonly ValueIssue[] {
  const name = options['dataFormat'];
  const format = itemFormat(name);
  return format === null || value === null || value === '' || format.accepts(value)
    ? []
    : [{ code: 'Format', params: { format: String(name) } }];
}
