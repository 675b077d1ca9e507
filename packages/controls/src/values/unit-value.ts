import type { ControlModel, Decoded, FormEnvironment } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, FormulaError, isReference, type FormulaValue } from '@inkstone/formula';
import type { ControlOptions, Unit, UnitType } from '@inkstone/schema';
import { countIssues } from '../options/count-rule.ts';
import { presentText } from './text-presentation.ts';
import { decodeText } from './text-value.ts';

const collator = new Intl.Collator('zh-Hant');

/** Which units a control takes; the first is meant where a value does not say. */
type Taken = readonly [UnitType, ...UnitType[]];

function decodeUnit(raw: unknown, taken: Taken): Unit | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, name = '', unitType: type = taken.length === 1 ? taken[0] : null } = raw as Record<string, unknown>;
  const idText = decodeText(id);
  const nameText = decodeText(name);
  const unitType = taken.find((each) => each === type);
  if (!idText.ok || idText.value === null || idText.value.length > 64 || !nameText.ok || unitType === undefined) return null;
  return { id: idText.value, name: nameText.value ?? '', unitType };
}

/**
 * A formula's reference as a unit. A control of one type says which it is, whatever the reference is; one of several asks what the
 * reference came with.
 */
function unitOfFormula(value: FormulaValue, taken: Taken): Unit | null {
  if (!isReference(value)) return null;
  const { id, name, unitType } = value as Partial<Unit> & { id: string; name: string };
  return taken.length === 1 ? { id, name, unitType: taken[0] } : decodeUnit({ id, name, unitType: unitType ?? null }, taken);
}

function compareUnits(a: Unit | null | undefined, b: Unit | null | undefined): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return collator.compare(a.name, b.name) || compareTexts(a.id, b.id);
}

function defaultUnits(options: ControlOptions, environment: FormEnvironment, taken: Taken): readonly Unit[] {
  const kind = options['defaultValueType'];
  const fitting = (unit: Unit | undefined): readonly Unit[] => (unit && taken.includes(unit.unitType) ? [unit] : []);
  if (kind === 'originator') return fitting(environment.originator ?? environment.user);
  if (kind === 'originatorDept') return fitting(environment.originatorDepartment ?? environment.department);
  const literal = options['defaultValue'];
  const listed: readonly unknown[] = Array.isArray(literal) ? literal : [literal];
  return listed.flatMap((raw) => decodeUnit(raw, taken) ?? []);
}

/** How a control behaves that holds one unit of a type. Only the id counts; the name is for showing. */
export function singleUnitBehaviour(unitType: UnitType) {
  return {
    valueType: 'unit',
    empty: null,
    isEmpty: (value) => value === null,
    decode: (raw): Decoded<Unit | null> => {
      if (raw === null || raw === undefined) return { ok: true, value: null };
      const unit = decodeUnit(raw, [unitType]);
      return unit ? { ok: true, value: unit } : { ok: false, code: 'WrongType' };
    },
    encode: (value) => value,
    toFormula: (value) => value && { id: value.id, name: value.name, unitType: value.unitType },
    fromFormula: (value) => {
      const only = Array.isArray(value) ? (value[0] ?? null) : value;
      return only === null ? null : (unitOfFormula(only, [unitType]) ?? new FormulaError('WrongType', { expected: 'unit' }));
    },
    validate: () => [],
    requiredMessage: 'select',
    format: (value) => value?.name ?? '',
    present: (value) => presentText(value?.name ?? ''),
    compare: compareUnits,
    operators: conditionCodesOfType.unit,
    defaultValue: (options, environment) => defaultUnits(options, environment, [unitType])[0] ?? null,
  } as const satisfies Partial<ControlModel<Unit | null>>;
}

/** How a control behaves that holds any number of units of the types it takes, each once, in the order they were picked. */
export function multiUnitBehaviour(...taken: Taken) {
  return {
    valueType: 'units',
    empty: [],
    isEmpty: (value) => value.length === 0,
    decode: (raw): Decoded<readonly Unit[]> => {
      if (raw === null || raw === undefined) return { ok: true, value: [] };
      const units = Array.isArray(raw) ? raw.map((item) => decodeUnit(item, taken)) : [null];
      return units.includes(null) ? { ok: false, code: 'WrongType' } : { ok: true, value: eachOnce(units as Unit[]) };
    },
    encode: (value) => value,
    toFormula: (value) => (value.length === 0 ? null : value.map(({ id, name, unitType }) => ({ id, name, unitType }))),
    fromFormula: (value) => {
      const items: readonly FormulaValue[] = Array.isArray(value) ? value : value === null ? [] : [value as FormulaValue];
      const units = items.map((item) => unitOfFormula(item, taken));
      return units.includes(null) ? new FormulaError('WrongType', { expected: 'unit' }) : eachOnce(units as Unit[]);
    },
    validate: countIssues,
    requiredMessage: 'select',
    format: (value, { locale }) => value.map(({ name }) => name).join(locale === 'zh' ? '、' : ', '),
    present: (value) => (value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: value.map(({ name }) => presentText(name)) }),
    compare: (a, b) => compareUnits(a[0], b[0]) || a.length - b.length,
    operators: conditionCodesOfType.units,
    defaultValue: (options, environment) => defaultUnits(options, environment, taken),
  } as const satisfies Partial<ControlModel<readonly Unit[]>>;
}

function eachOnce(units: readonly Unit[]): readonly Unit[] {
  return [...new Map(units.map((unit) => [unit.id, unit])).values()];
}
