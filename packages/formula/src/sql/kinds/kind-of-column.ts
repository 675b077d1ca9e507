import { addressKind } from './address-kind.ts';
import type { ValueColumn } from '../columns/condition-column.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { dayKind } from './day-kind.ts';
import { logicKind } from './logic-kind.ts';
import { momentKind } from './moment-kind.ts';
import { numberKind } from './number-kind.ts';
import { recordKind, unitKind } from './reference-kind.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { idKind, textKind, timeKind } from './text-kind.ts';

type Types = `${ValueColumn['type']} ${ValueColumn['sqlType']}`;

const kinds: Readonly<Partial<Record<Types, ScalarKind>>> = {
  'text text': textKind,
  'text uuid': idKind,
  'number numeric': numberKind,
  'date date': dayKind,
  'date timestamptz': momentKind,
  'time time': timeKind,
  'logic boolean': logicKind,
  'unit uuid': unitKind,
  'record uuid': recordKind,
  'address jsonb': addressKind,
};

const kindsOfItems: Readonly<Partial<Record<Types, ScalarKind>>> = {
  'texts text[]': textKind,
  'units uuid[]': unitKind,
  'records uuid[]': recordKind,
};

/** Returns the kind of a column of single values, or null for a column of lists; refuses a combination of types that no column has. */
export function scalarKind({ type, sqlType }: ValueColumn): ScalarKind | null {
  if (kindsOfItems[`${type} ${sqlType}`]) return null;
  return kinds[`${type} ${sqlType}`] ?? refuseCondition('NotInSql', { type, sqlType });
}

/** Returns the kind of the items in a column of lists. */
export function itemKind({ type, sqlType }: ValueColumn): ScalarKind {
  return kindsOfItems[`${type} ${sqlType}`] ?? refuseCondition('NotInSql', { type, sqlType });
}
