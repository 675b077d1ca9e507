import { isOneOf, isStorable } from './parameter.ts';
import { idConstants, placeConstants } from './reference-constant.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { allOf, someOf, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

const codes = ['provinceAdcode', 'cityAdcode', 'districtAdcode'] as const;
const names = ['provinceName', 'cityName', 'districtName'] as const;

const part = (reference: SqlFragment, key: string): SqlFragment => sqlFragment`(${reference}->>${sqlText(`'${key}'`)})`;

/** The code of its finest area; without codes the areas' names. NULL when it names no area. */
function finestArea(reference: SqlFragment): SqlFragment {
  const [province, city, district] = codes.map((key) => part(reference, key)) as [SqlFragment, SqlFragment, SqlFragment];
  const [first, second, third] = names.map((key) => part(reference, key)) as [SqlFragment, SqlFragment, SqlFragment];
  return sqlFragment`coalesce(nullif(${district}, ''), nullif(${city}, ''), nullif(${province}, ''), nullif(concat(${first}, ${second}, ${third}), ''))`;
}

const anyOf: ScalarKind['anyOf'] = (reference, constants, context) =>
  isOneOf(finestArea(reference), 'text', idConstants(constants, context).filter(isStorable));

/** Addresses by their finest area; they belong to every area they lie in. */
export const addressKind: ScalarKind = {
  family: 'address',
  isEmpty: (reference) => sqlFragment`${finestArea(reference)} is null`,
  key: finestArea,
  anyOf,
  containsAll: (reference, items, context) => allOf(items.map((item) => anyOf(reference, [item], context))),
  belongs(reference, items, context) {
    const areas = placeConstants(items, context);
    return someOf([
      anyOf(reference, items, context),
      ...codes.map((key) => sqlFragment`coalesce(${isOneOf(part(reference, key), 'text', areas)}, false)`),
    ]);
  },
};
