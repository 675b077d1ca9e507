import { parseFormulaDate, FormulaDate } from '@inkstone/formula';
import type { PropDefinition } from '@inkstone/form-engine';
import type { ControlOptions } from '@inkstone/schema';
import { decimalOf } from '../values/number-format.ts';
import { readVerifyRule, isUnset, type VerifyBound, type VerifyRule } from './verify-rule.ts';

/** The property that holds the rule. */
export const verifyFormulaProp: PropDefinition = {
  default: undefined,
  hint: 'text',
  check: (setting) => (setting === null || setting === '' || readVerifyRule(setting) ? null : { code: 'OptionVerify' }),
};

/** The kind of value that a rule validates. */
export type VerifiedKind = 'number' | 'date' | 'time';

/** A check in the formula language with its message; without one, the standard message is used. */
export interface VerifyCheck {
  readonly code: 'Verify';
  readonly formula: string;
  readonly message: string | null;
}

/** Returns the check that `verifyFormula` adds to a control or column named `key`; none if the option has no valid rule. */
export function verifyChecks(kind: VerifiedKind, key: string, options: ControlOptions): readonly VerifyCheck[] {
  const rule = readVerifyRule(options['verifyFormula']);
  const formula = rule && formulaOf(rule, kind, key);
  if (!rule || !formula) return [];
  return [{ code: 'Verify', formula, message: rule.prompt || rule.defaultPrompt || null }];
}

function formulaOf(rule: VerifyRule, kind: VerifiedKind, key: string): string | null {
  const left = sideOf(rule.left, rule, kind);
  if (left === null) return null;
  if (rule.rule !== '~') return `{${key}} ${rule.rule} ${left}`;
  const right = sideOf(rule.right ?? {}, rule, kind);
  return right === null ? null : `{${key}} >= ${left} and {${key}} <= ${right}`;
}

/** Returns one side as a formula expression; null if it is invalid, such as letters for a number. */
function sideOf(bound: VerifyBound, { type, day }: VerifyRule, kind: VerifiedKind): string | null {
  const prefersSelect = type === 'select' && bound.select !== undefined;
  const fixed = prefersSelect ? null : fixedSide(bound, kind);
  const base = fixed ?? selectedSide(bound.select, kind) ?? (kind === 'date' && day !== undefined && isUnset(bound) ? 'today()' : null);
  return base !== null && kind === 'date' && day !== undefined ? `addday(${base}, ${day})` : base;
}

function fixedSide({ input, date }: VerifyBound, kind: VerifiedKind): string | null {
  const text = kind === 'date' ? (date ?? input) : input;
  if (text === undefined) return null;
  if (kind === 'number') return decimalOf(text)?.toFixed() ?? null;
  if (kind === 'date') return parseFormulaDate(text, 'UTC') instanceof FormulaDate ? `'${text}'` : null;
  const time = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  return time ? `'${time[1]!.padStart(2, '0')}:${time[2]}:${time[3] ?? '00'}'` : null;
}

const namedDays: Readonly<Record<string, string>> = {
  today: 'today()',
  yesterday: 'addday(today(), -1)',
  tomorrow: 'addday(today(), 1)',
};

function selectedSide(select: string | undefined, kind: VerifiedKind): string | null {
  if (select === undefined) return null;
  if (kind === 'date' && Object.hasOwn(namedDays, select)) return namedDays[select]!;
  return /^[\w.]+$/.test(select) ? `{${select}}` : null;
}
