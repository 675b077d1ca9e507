import { controlModels } from '@inkstone/controls/models';
import { readVerifyRule } from '@inkstone/controls/panel';
import { propertyTextOf } from '@inkstone/controls/property-texts';
import type { PropDefinition } from '@inkstone/form-engine';
import { compileFormula, findCycles, type FieldTypes } from '@inkstone/formula';
import type { ControlDefinition, LocalizedText } from '@inkstone/schema';
import { isControlType } from '../control-kinds.ts';
import type { FormContent } from '../form-content.ts';

export const ruleKinds = ['display', 'required', 'readonly', 'value', 'check', 'event'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A property of a control by which it can depend on other fields, or act on them. */
export interface RuleProp {
  readonly option: string;
  readonly prop: PropDefinition;
  readonly label: LocalizedText;
  readonly kind: RuleKind;
}

/** Such a property that is set. */
export interface FormRule extends RuleProp {
  /** The control; a column is `sheet.column`. */
  readonly control: string;
  readonly value: unknown;
  /** The formula, where the rule is one or says what one would. */
  readonly formula: string | null;
  /** The controls that it reads. */
  readonly reads: readonly string[];
}

const kindOfOption: Readonly<Record<string, RuleKind>> = {
  displayFormula: 'display',
  activeFormula: 'display',
  requiredFormula: 'required',
  readonlyCondition: 'readonly',
  readonlyFormula: 'readonly',
  verifyFormula: 'check',
  minDate: 'check',
  maxDate: 'check',
  minNumber: 'check',
  maxNumber: 'check',
  minTime: 'check',
  maxTime: 'check',
};

/** The kind of rule that a property is; null for properties that are none. */
function ruleKindOf(option: string, { hint }: PropDefinition): RuleKind | null {
  if (Object.hasOwn(kindOfOption, option)) return kindOfOption[option]!;
  if (hint === 'steps') return 'event';
  return hint === 'formula' || hint === 'linkage' ? 'value' : null;
}

/** Controls and columns of a form by their keys. */
export function controlsIn({ controls }: FormContent): ReadonlyMap<string, ControlDefinition> {
  return new Map(
    [...controls.values()].flatMap((control) => [
      [control.key, control] as const,
      ...(control.columns ?? []).map((column) => [`${control.key}.${column.key}`, column as ControlDefinition] as const),
    ]),
  );
}

/** The properties of a control that can be rules. */
export function rulePropsOf({ type }: ControlDefinition): readonly RuleProp[] {
  if (!isControlType(type)) return [];
  return Object.entries(controlModels[type].props).flatMap(([option, prop]) => {
    const kind = ruleKindOf(option, prop);
    return kind ? [{ option, prop, kind, label: propertyTextOf(type, option).label }] : [];
  });
}

/** The rules of a form in the order of its controls. */
export function rulesOf(content: FormContent, fields: FieldTypes): readonly FormRule[] {
  const controls = controlsIn(content);
  return [...controls].flatMap(([key, control]) =>
    rulePropsOf(control).flatMap((property): FormRule[] => {
      const { option, prop } = property;
      const value: unknown = control.options[option];
      if (value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)) return [];
      const written = prop.hint === 'formula' && typeof value === 'string' ? value : null;
      const reads = written === null ? namedIn(value, option) : compileFormula(written, { fields }).dependencies;
      const formula = option === 'verifyFormula' ? checkOf(control) : written;
      return [{ ...property, control: key, value, formula, reads: known(reads, key, controls) }];
    }),
  );
}

/** The comparison that a control checks on submit, as a formula; null for an invalid one. */
function checkOf({ key, type, options }: ControlDefinition): string | null {
  const checks = isControlType(type) ? controlModels[type].checks?.(key, options) : undefined;
  return checks?.find(({ code }) => code === 'Verify')?.formula ?? null;
}

/** Names as keys of controls: in a column, a column of the same sub-table comes before a field of the form. */
function known(names: readonly string[], reader: string, controls: ReadonlyMap<string, ControlDefinition>): readonly string[] {
  const sheet = reader.includes('.') ? reader.slice(0, reader.indexOf('.')) : null;
  const keys = names.flatMap((name) => {
    const column = `${sheet}.${name}`;
    const whole = name.split('.')[0]!;
    return [column, name, whole].find((key) => controls.has(key)) ?? [];
  });
  return [...new Set(keys)];
}

/** The names in a rule that is no formula: of a check those it compares with; of steps and linkages those in their formulas and conditions. */
function namedIn(value: unknown, option: string): readonly string[] {
  if (option === 'verifyFormula') {
    const rule = readVerifyRule(value);
    return [rule?.left.select, rule?.right?.select].filter((name) => name !== undefined);
  }
  if (Array.isArray(value)) return value.flatMap((each: unknown) => namedIn(each, ''));
  if (typeof value !== 'object' || value === null) return [];
  const { valueType, value: compared } = value as { readonly valueType?: unknown; readonly value?: unknown };
  const current = valueType === 'currentModel' && typeof compared === 'string' ? [compared] : [];
  const below = Object.entries(value).flatMap(([property, each]: [string, unknown]) =>
    (property === 'when' || property === 'formula' || property === 'record') && typeof each === 'string'
      ? compileFormula(each).dependencies
      : namedIn(each, ''),
  );
  return [...current, ...below];
}

/** The rules that read each control. */
export function readersOf(rules: readonly FormRule[]): ReadonlyMap<string, readonly FormRule[]> {
  const readers = new Map<string, FormRule[]>();
  for (const rule of rules) for (const key of rule.reads) readers.set(key, [...(readers.get(key) ?? []), rule]);
  return readers;
}

/** Controls whose values are computed from each other, each as a path that ends where it begins. */
export function cyclesIn(rules: readonly FormRule[]): readonly (readonly string[])[] {
  return findCycles(
    rules.flatMap(({ control, kind, formula }) => (kind === 'value' && formula !== null ? [{ name: control, source: formula }] : [])),
  );
}
