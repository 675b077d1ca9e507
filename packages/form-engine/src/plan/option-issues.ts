import type { ControlOptions } from '@inkstone/schema';
import type { ValueIssue } from '../interfaces/control-model.ts';
import type { PropDefect, PropDefinition, PropHint, PropTable } from '../interfaces/prop-table.ts';

/**
 * What of a control's own options a designer may not set, by the table of its model: every one, and `params.option` names the option.
 * Properties that are not set are as their defaults, which are right.
 */
export function optionIssues(options: ControlOptions, props: PropTable): readonly ValueIssue[] {
  return Object.entries(props).flatMap(([option, prop]) => {
    const defect = options[option] === undefined ? null : defectOf(options[option], prop);
    return defect ? [{ code: defect.code, params: { option, ...defect.params } }] : [];
  });
}

/** A rule of its own stands in the place of what the hint asks. */
function defectOf(setting: unknown, { hint, check }: PropDefinition): PropDefect | null {
  if (check) return check(setting);
  return setting === null ? null : hintDefect(setting, hint);
}

/** What is chosen from a few values, or switched, is nothing else. */
function hintDefect(setting: unknown, hint: PropHint): PropDefect | null {
  if (hint === 'switch') return typeof setting === 'boolean' ? null : { code: 'OptionSwitch' };
  if (typeof hint !== 'object' || hint.choices.some(({ value }) => value === setting)) return null;
  return { code: 'OptionChoice', params: { value: shown(setting), choices: hint.choices.map(({ value }) => String(value)).join(', ') } };
}

function shown(setting: unknown): string {
  return typeof setting === 'string' ? setting : JSON.stringify(setting);
}
