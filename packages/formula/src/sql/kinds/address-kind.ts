import { isOneOf, isStorable } from './parameter.ts';
import { idConstants, containerConstants } from './reference-constant.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { allOf, someOf, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

const codes = ['provinceAdcode', 'cityAdcode', 'districtAdcode'] as const;
const names = ['provinceName', 'cityName', 'districtName'] as const;

const part = (reference: SqlFragment, key: string): SqlFragment => sqlFragment`(${reference}->>${sqlText(`'${key}'`)})`;

/** Returns the code of the smallest area; without codes, the names of the areas. NULL if the address has no area. */
function finestArea(reference: SqlFragment): SqlFragment {
  const [province, city, district] = codes.map((key) => part(reference, key)) as [SqlFragment, SqlFragment, SqlFragment];
  const [first, second, third] = names.map((key) => part(reference, key)) as [SqlFragment, SqlFragment, SqlFragment];
  return sqlFragment`coalesce(nullif(${district}, ''), nullif(${city}, ''), nullif(${province}, ''), nullif(concat(${first}, ${second}, ${third}), ''))`;
}

const anyOf: ScalarKind['anyOf'] = (reference, constants, context) =>
  isOneOf(finestArea(reference), 'text', idConstants(constants, context).filter(isStorable));

/** Addresses are compared by their smallest area; they belong to every area that contains it. */
export const addressKind: ScalarKind = {
  family: 'address',
  isEmpty: (reference) => sqlFragment`${finestArea(reference)} is null`,
  key: finestArea,
  anyOf,
  containsAll: (reference, items, context) => allOf(items.map((item) => anyOf(reference, [item], context))),
  isMember(reference, items, context) {
    const areas = containerConstants(items, context);
    return someOf([
      anyOf(reference, items, context),
      ...codes.map((key) => sqlFragment`coalesce(${isOneOf(part(reference, key), 'text', areas)}, false)`),
    ]);
  },
};
