import fc from 'fast-check';
import { conditionCodesOfType, conditionOperators, type FormulaType } from '@inkstone/formula';
import type { ConditionItem } from '@inkstone/schema';
import { itemFormulaTypes } from '../../apps/index.ts';
import { sampleFields } from './condition-scene.ts';
import {
  areas,
  days,
  moments,
  numbers,
  pick,
  recordIds,
  sampleCode,
  sampleReference,
  sampleUnit,
  sampleValues,
  times,
  words,
  type SampleUnit,
} from './sample-values.ts';

const unitFields: ReadonlySet<string> = new Set(['StaffDeptMix', 'StaffSingle', 'StaffMulti', 'DeptSingle', 'DeptMulti']);

/** One or several units by code, some by id. */
function unitCodes(units: readonly SampleUnit[]): fc.Arbitrary<unknown> {
  const code = fc.oneof({ weight: 4, arbitrary: sampleCode(units) }, { weight: 1, arbitrary: sampleUnit(units).map(({ id }) => id) });
  return fc.oneof(
    code,
    fc.array(code, { minLength: 1, maxLength: 3 }),
    fc.array(code, { minLength: 1, maxLength: 3 }).map((each) => each.join(';')),
  );
}

const typeOf: Readonly<Record<string, FormulaType>> = { ...itemFormulaTypes, moment: 'date' };

function offeredCodes(field: string): readonly number[] {
  const type = typeOf[field.replace('f_', '')];
  const codes = type === undefined || type === 'none' ? [] : conditionCodesOfType[type];
  return codes.length > 0 ? codes : [1, 2, 7, 8, 9, 10, 11, 13];
}

/** Comparisons of any field with any operator and any operand, often with values that the field may have. */
export function sampleConditions(units: readonly SampleUnit[]): fc.Arbitrary<ConditionItem> {
  /** Each list of operands has values that fit some type and values that fit none. */
  const operand = () =>
    fc.oneof(
      { weight: 4, arbitrary: pick<unknown>(...words) },
      { weight: 3, arbitrary: pick<unknown>(...numbers.map(String), 5, 0.1, 9007199254740992) },
      {
        weight: 3,
        arbitrary: pick<unknown>(...days, '2026-11', 'yesterday', 'tomorrow', 'lastWeek', 'thisYear', 'past 7 day', 'future 2 quarter'),
      },
      { weight: 3, arbitrary: pick<unknown>(...moments, '2026-11-21 09:23', '2011-12-31 00:00') },
      { weight: 2, arbitrary: pick<unknown>(...times, true, false, 'false', null, '') },
      { weight: 3, arbitrary: fc.oneof(sampleUnit(units), sampleReference) as fc.Arbitrary<unknown> },
      { weight: 3, arbitrary: fc.oneof(sampleUnit(units), sampleReference).map(({ id }): unknown => id) },
      { weight: 3, arbitrary: sampleCode(units) as fc.Arbitrary<unknown> },
      { weight: 2, arbitrary: pick<unknown>(...areas, '63', '65001', '臺北市大安區', 'SELF_D') },
      { weight: 1, arbitrary: pick<unknown>('a\0', '\ud800', 'x'.repeat(1500), recordIds[0]!.toUpperCase()) },
    );
  const operands = () =>
    fc.oneof(
      { weight: 5, arbitrary: operand() },
      { weight: 2, arbitrary: fc.array(operand(), { maxLength: 3 }) as fc.Arbitrary<unknown> },
      {
        weight: 3,
        arbitrary: fc
          .array(
            fc.oneof(pick(...words), pick(...days), pick(...moments), pick(...times), pick(...numbers.map(String)), sampleCode(units)),
            { maxLength: 3 },
          )
          .map((each): unknown => each.join(';')),
      },
    );

  /** Operands from values of the field, so that comparisons match and are not only refused. */
  const fitting = (field: string): fc.Arbitrary<unknown> => {
    const values = sampleValues[field.replace('rows.', '').replace('f_', '')]?.(units);
    if (!values) return fc.oneof(operand(), pick(...recordIds));
    const one = values.map((value) =>
      value !== null && typeof value === 'object' && 'from' in value ? (value as { from: unknown }).from : value,
    );
    return fc.oneof(
      ...(unitFields.has(field.replace('rows.', '').replace('f_', '')) ? [unitCodes(units)] : []),
      one,
      fc.array(one, { minLength: 1, maxLength: 3 }).map((each) => each.flat()),
    );
  };

  const comparison = (): fc.Arbitrary<ConditionItem> =>
    fc.tuple(pick(...sampleFields), pick(...conditionOperators)).chain(([field, operator]) =>
      fc.record({
        field: fc.constant(field),
        operator: fc.constant(operator.code),
        value: fc.oneof({ weight: 3, arbitrary: fitting(field) }, { weight: 2, arbitrary: operands() }) as fc.Arbitrary<
          NonNullable<ConditionItem['value']>
        >,
        valueType: fc.oneof(
          { weight: 8, arbitrary: fc.constant('custom' as const) },
          {
            weight: 3,
            arbitrary: pick('specifyUser', 'specifyOption', 'specifyAddress', 'specifyDate', 'today', 'specifyRange', 'dynamicRange'),
          },
        ) as fc.Arbitrary<NonNullable<ConditionItem['valueType']>>,
      }),
    );
  const dated = (): fc.Arbitrary<ConditionItem> =>
    fc.record({
      field: pick('moment', 'f_Date', 'createdTime', 'rows.moment', 'rows.f_Date', 'f_DateRange'),
      operator: pick(1, 2, 3, 4, 5, 6, 9, 11, 12, 13, 15, 16, 17, 18),
      valueType: pick('dynamicRange', 'specifyDate', 'specifyRange', 'custom', 'today'),
      value: fc.oneof(
        pick<NonNullable<ConditionItem['value']>>(...days, ...moments, 'thisMonth', 'lastQuarter', 8, {
          range: 10,
          count: 3,
          unit: 'month',
        }),
        fc.tuple(pick(...days, ...moments), pick(...days, ...moments)).map(([from, to]) => ({ from, to })),
        fc.tuple(pick(...days, ...moments), pick(...days, ...moments)).map(([from, to]) => `${from};${to}`),
      ),
    }) as fc.Arbitrary<ConditionItem>;
  /** A realistic comparison: an operator that the type offers, with possible values. */
  const realistic = (): fc.Arbitrary<ConditionItem> =>
    pick(...sampleFields).chain((field) =>
      fc.record({ field: fc.constant(field), operator: pick(...offeredCodes(field)), value: fitting(field) }),
    ) as fc.Arbitrary<ConditionItem>;
  const sample = (): fc.Arbitrary<ConditionItem> =>
    fc.oneof({ weight: 4, arbitrary: comparison() }, { weight: 4, arbitrary: realistic() }, { weight: 1, arbitrary: dated() });
  return sample();
}
