import type { ControlModel, Decoded, FormEnvironment } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, FormulaError, isReference, type FormulaValue } from '@inkstone/formula';
import { joinNamed, type ControlOptions, type Unit, type UnitType } from '@inkstone/schema';
import { countIssues } from '../options/count-rule.ts';
import { presentText } from './text-presentation.ts';
import { decodeText } from './text-value.ts';

const collator = new Intl.Collator('zh-Hant');

/** The unit types a control accepts; the first is the default for values without a type. */
type AcceptedTypes = readonly [UnitType, ...UnitType[]];

function decodeUnit(raw: unknown, accepted: AcceptedTypes): Unit | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { id, name = '', unitType: type = accepted.length === 1 ? accepted[0] : null } = raw as Record<string, unknown>;
  const idText = decodeText(id);
  const nameText = decodeText(name);
  const unitType = accepted.find((each) => each === type);
  if (!idText.ok || idText.value === null || idText.value.length > 64 || !nameText.ok || unitType === undefined) return null;
  return { id: idText.value, name: nameText.value ?? '', unitType };
}

/** Converts a formula's reference to a unit. A control of one type uses that type; a mixed one uses the reference's own. */
function unitOfFormula(value: FormulaValue, accepted: AcceptedTypes): Unit | null {
  if (!isReference(value)) return null;
  const { id, name, unitType } = value as Partial<Unit> & { id: string; name: string };
  return accepted.length === 1 ? { id, name, unitType: accepted[0] } : decodeUnit({ id, name, unitType: unitType ?? null }, accepted);
}

function compareUnits(a: Unit | null | undefined, b: Unit | null | undefined): number {
  if (!a || !b) return Number(Boolean(a)) - Number(Boolean(b));
  return collator.compare(a.name, b.name) || compareTexts(a.id, b.id);
}

function defaultUnits(options: ControlOptions, environment: FormEnvironment, accepted: AcceptedTypes): readonly Unit[] {
  const kind = options['defaultValueType'];
  const fitting = (unit: Unit | undefined): readonly Unit[] => (unit && accepted.includes(unit.unitType) ? [unit] : []);
  if (kind === 'originator') return fitting(environment.originator ?? environment.user);
  if (kind === 'originatorDept') return fitting(environment.originatorDepartment ?? environment.department);
  const literal = options['defaultValue'];
  const listed: readonly unknown[] = Array.isArray(literal) ? literal : [literal];
  return listed.flatMap((raw) => decodeUnit(raw, accepted) ?? []);
}

/** Behaviour of controls with a single unit of one type. Only the id is significant; the name is for display. */
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

/** Behaviour of controls with any number of distinct units of the accepted types, in the order they were picked. */
export function multiUnitBehaviour(...accepted: AcceptedTypes) {
  return {
    valueType: 'units',
    empty: [],
    isEmpty: (value) => value.length === 0,
    decode: (raw): Decoded<readonly Unit[]> => {
      if (raw === null || raw === undefined) return { ok: true, value: [] };
      const units = Array.isArray(raw) ? raw.map((item) => decodeUnit(item, accepted)) : [null];
      return units.includes(null) ? { ok: false, code: 'WrongType' } : { ok: true, value: distinctById(units as Unit[]) };
    },
    encode: (value) => value,
    toFormula: (value) => (value.length === 0 ? null : value.map(({ id, name, unitType }) => ({ id, name, unitType }))),
    fromFormula: (value) => {
      const items: readonly FormulaValue[] = Array.isArray(value) ? value : value === null ? [] : [value as FormulaValue];
      const units = items.map((item) => unitOfFormula(item, accepted));
      return units.includes(null) ? new FormulaError('WrongType', { expected: 'unit' }) : distinctById(units as Unit[]);
    },
    validate: countIssues,
    requiredMessage: 'select',
    format: (value, { locale }) => joinNamed(value, locale),
    present: (value) => (value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: value.map(({ name }) => presentText(name)) }),
    compare: (a, b) => compareUnits(a[0], b[0]) || a.length - b.length,
    operators: conditionCodesOfType.units,
    defaultValue: (options, environment) => defaultUnits(options, environment, accepted),
  } as const satisfies Partial<ControlModel<readonly Unit[]>>;
}

function distinctById(units: readonly Unit[]): readonly Unit[] {
  return [...new Map(units.map((unit) => [unit.id, unit])).values()];
}
