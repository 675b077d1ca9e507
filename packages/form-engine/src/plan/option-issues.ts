import type { ControlOptions } from '@inkstone/schema';
import type { ValueIssue } from '../interfaces/control-model.ts';
import type { OptionIssue, PropDefinition, PropHint, PropTable } from '../interfaces/prop-table.ts';

/**
 * Returns every option of a control that has an invalid value, by the property table of its model; `params.option` names the option.
 * Options that are not set have valid defaults.
 */
export function optionIssues(options: ControlOptions, props: PropTable): readonly ValueIssue[] {
  return Object.entries(props).flatMap(([option, prop]) => {
    const issue = options[option] === undefined ? null : optionIssueOf(options[option], prop);
    return issue ? [{ code: issue.code, params: { option, ...issue.params } }] : [];
  });
}

/** A property's own check replaces that of its hint. */
function optionIssueOf(setting: unknown, { hint, check }: PropDefinition): OptionIssue | null {
  if (check) return check(setting);
  return setting === null ? null : hintIssue(setting, hint);
}

/** Selects and switches accept only their own values. */
function hintIssue(setting: unknown, hint: PropHint): OptionIssue | null {
  if (hint === 'switch') return typeof setting === 'boolean' ? null : { code: 'OptionSwitch' };
  if (typeof hint !== 'object' || hint.choices.some((value) => value === setting)) return null;
  return { code: 'OptionChoice', params: { value: shownSetting(setting), choices: hint.choices.join(', ') } };
}

/** A refused setting as a message shows it: a text without the quotation marks of JSON. */
export function shownSetting(setting: unknown): string {
  return typeof setting === 'string' ? setting : JSON.stringify(setting);
}
