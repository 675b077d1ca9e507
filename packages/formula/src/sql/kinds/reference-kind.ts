import { isEmpty, type FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { isOneOf, isStoredId } from './parameter.ts';
import { ancestorConstants, idConstants } from './reference-constant.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { allOf, someOf, sqlFalse, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

/** The units below these; null when nothing can be. */
export function unitsBelow(items: readonly FormulaInput[], context: ConditionSqlContext): SqlFragment | null {
  const ids = ancestorConstants(items, context).filter(isStoredId);
  return ids.length === 0 ? null : (context.unitsBelow?.(ids) ?? null);
}

/** People, departments and roles, which lie below each other, or records, which do not: by their id. */
export function referenceKind(hasAncestors: boolean): ScalarKind {
  const anyOf: ScalarKind['anyOf'] = (reference, constants, context) =>
    isOneOf(reference, 'uuid', idConstants(constants, context).filter(isStoredId));
  return {
    family: 'reference',
    isEmpty: (reference) => sqlFragment`${reference} is null`,
    key: (reference) => reference,
    anyOf,
    literal(constant, context) {
      const [id] = isEmpty(constant) ? [] : idConstants([constant], context);
      return id !== undefined && isStoredId(id) ? id : null;
    },
    containsAll: (reference, items, context) => allOf(items.map((item) => anyOf(reference, [item], context))),
    belongs(reference, items, context) {
      const below = hasAncestors ? unitsBelow(items, context) : null;
      return someOf([anyOf(reference, items, context), below ? sqlFragment`${reference} in (${below})` : sqlFalse]);
    },
  };
}
