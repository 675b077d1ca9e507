import type { ControlModel, Decoded, FormEnvironment, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, FormulaError, isReference, type FormulaValue } from '@inkstone/formula';
import type { ControlOptions, Unit, UnitType } from '@inkstone/schema';
import { countOption } from './declared-option.ts';
import { presentText } from './text-presentation.ts';
import { decodeText } from './text-value.ts';

const collator = new Intl.Collator('zh-Hant');

function decodeUnit(raw: unknown, unitType: UnitType): Unit | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, name = '', unitType: type = unitType } = raw as Record<string, unknown>;
  const idText = decodeText(id);
  const nameText = decodeText(name);
  if (!idText.ok || idText.value === null || idText.value.length > 64 || !nameText.ok || type !== unitType) return null;
  return { id: idText.value, name: nameText.value ?? '', unitType };
}

/** A formula's reference as a unit; the formula language knows no unit types, so the control says which it is. */
function unitOfFormula(value: FormulaValue, unitType: UnitType): Unit | null {
  return isReference(value) ? { id: value.id, name: value.name, unitType } : null;
}

function compareUnits(a: Unit | null | undefined, b: Unit | null | undefined): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return collator.compare(a.name, b.name) || compareTexts(a.id, b.id);
}

function defaultUnits(options: ControlOptions, environment: FormEnvironment, unitType: UnitType): readonly Unit[] {
  const kind = options['defaultValueType'];
  if (kind === 'originator') return [environment.originator ?? environment.user].filter((unit) => unit?.unitType === unitType) as Unit[];
  if (kind === 'originatorDept') {
    return [environment.originatorDepartment ?? environment.department].filter((unit) => unit?.unitType === unitType) as Unit[];
  }
  const literal = options['defaultValue'];
  const listed: readonly unknown[] = Array.isArray(literal) ? literal : [literal];
  return listed.flatMap((raw) => decodeUnit(raw, unitType) ?? []);
}

/** How a control behaves that holds one unit of a type. Only the id counts; the name is for showing. */
export function singleUnitBehaviour(unitType: UnitType) {
  return {
    valueType: 'unit',
    empty: null,
    isEmpty: (value) => value === null,
    decode: (raw): Decoded<Unit | null> => {
      if (raw === null || raw === undefined) return { ok: true, value: null };
      const unit = decodeUnit(raw, unitType);
      return unit ? { ok: true, value: unit } : { ok: false, code: 'WrongType' };
    },
    encode: (value) => value,
    toFormula: (value) => value && { id: value.id, name: value.name },
    fromFormula: (value) => {
      const only = Array.isArray(value) ? (value[0] ?? null) : value;
      return only === null ? null : (unitOfFormula(only, unitType) ?? new FormulaError('WrongType', { expected: 'unit' }));
    },
    validate: () => [],
    requiredMessage: 'select',
    format: (value) => value?.name ?? '',
    present: (value) => presentText(value?.name ?? ''),
    compare: compareUnits,
    operators: conditionCodesOfType.unit,
    defaultValue: (options, environment) => defaultUnits(options, environment, unitType)[0] ?? null,
  } as const satisfies Partial<ControlModel<Unit | null>>;
}

/** How a control behaves that holds any number of units of a type, each once, in the order they were picked. */
export function multiUnitBehaviour(unitType: UnitType) {
  return {
    valueType: 'units',
    empty: [],
    isEmpty: (value) => value.length === 0,
    decode: (raw): Decoded<readonly Unit[]> => {
      if (raw === null || raw === undefined) return { ok: true, value: [] };
      const units = Array.isArray(raw) ? raw.map((item) => decodeUnit(item, unitType)) : [null];
      return units.includes(null) ? { ok: false, code: 'WrongType' } : { ok: true, value: eachOnce(units as Unit[]) };
    },
    encode: (value) => value,
    toFormula: (value) => (value.length === 0 ? null : value.map(({ id, name }) => ({ id, name }))),
    fromFormula: (value) => {
      const items: readonly FormulaValue[] = Array.isArray(value) ? value : value === null ? [] : [value as FormulaValue];
      const units = items.map((item) => unitOfFormula(item, unitType));
      return units.includes(null) ? new FormulaError('WrongType', { expected: 'unit' }) : eachOnce(units as Unit[]);
    },
    validate: countIssues,
    requiredMessage: 'select',
    format: (value, { locale }) => value.map(({ name }) => name).join(locale === 'zh' ? '、' : ', '),
    present: (value) => (value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: value.map(({ name }) => presentText(name)) }),
    compare: (a, b) => compareUnits(a[0], b[0]) || a.length - b.length,
    operators: conditionCodesOfType.units,
    defaultValue: (options, environment) => defaultUnits(options, environment, unitType),
  } as const satisfies Partial<ControlModel<readonly Unit[]>>;
}

function eachOnce(units: readonly Unit[]): readonly Unit[] {
  return [...new Map(units.map((unit) => [unit.id, unit])).values()];
}

function countIssues(value: readonly Unit[], { options }: ModelContext): readonly ValueIssue[] {
  const least = countOption(options, 'minCount');
  const greatest = countOption(options, 'maxCount');
  if (value.length === 0) return [];
  if (least !== null && value.length < least) return [{ code: 'MinCount', params: { min: least } }];
  if (greatest !== null && value.length > greatest) return [{ code: 'MaxCount', params: { max: greatest } }];
  return [];
}
