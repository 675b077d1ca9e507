import { conditionOperator } from '../../syntax/condition-operator.ts';
import type { ConditionName } from '../../syntax/expression.ts';
import { isRows, type ConditionColumn, type ValueColumn } from './condition-column.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { scalarKind } from '../kinds/kind-of-column.ts';
import { orderSigns } from '../kinds/parameter.ts';
import type { OrderName, ScalarKind } from '../kinds/scalar-kind.ts';
import { negated, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

/** Compares two fields of the same kind for equality, or by order if the kind has one. Refuses anything else with `NotInSql`. */
export function compareColumns(name: ConditionName, left: ConditionColumn, right: ConditionColumn): SqlFragment {
  if (isRows(left) || isRows(right)) return refuseCondition('NotInSql');
  const { negates } = conditionOperator(name);
  if (negates) return negated(compareColumns(negates, left, right));
  const [one, other] = [scalarKind(left), scalarKind(right)];
  if (!one || !other) return one === other && name === 'equal' ? equalLists(left, right) : refuseCondition('NotInSql');
  if (one.family !== other.family) return refuseCondition('NotInSql', { left: one.family, right: other.family });
  const [a, b] = [one.key(left.reference), other.key(right.reference)];
  if (name === 'equal') return sqlFragment`${a} is not distinct from ${b}`;
  return sqlFragment`coalesce(${a}${orderSigns[orderName(name, one)]}${b}, false)`;
}

function orderName(name: ConditionName, kind: ScalarKind): OrderName {
  return kind.order && Object.hasOwn(orderSigns, name) ? (name as OrderName) : refuseCondition('NotInSql', { operator: name });
}

/** Lists are equal if they have the same items, in any order. */
function equalLists(left: ValueColumn, right: ValueColumn): SqlFragment {
  if (left.sqlType !== right.sqlType) return refuseCondition('NotInSql', { left: left.type, right: right.type });
  const [a, b] = [left.reference, right.reference];
  const count = (list: SqlFragment): SqlFragment => sqlFragment`coalesce(cardinality(${list}), 0)`;
  return sqlFragment`(${count(a)} = ${count(b)} and coalesce(${a} <@ ${b} and ${b} <@ ${a}, true))`;
}
