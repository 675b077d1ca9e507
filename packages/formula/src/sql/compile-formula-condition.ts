import { evaluateCondition } from '../conditions/evaluate-condition.ts';
import { computeExpression } from '../evaluation/compute-expression.ts';
import type { FormulaScope } from '../scope/formula-scope.ts';
import { readLogic } from '../scope/read-logic.ts';
import { childrenOf, referencePath, type ConditionName, type Expression } from '../syntax/expression.ts';
import { readFormula } from '../syntax/read-formula.ts';
import type { FormulaInput } from '../values/formula-value.ts';
import { compareColumns } from './columns/compare-columns.ts';
import { compileTest } from './columns/compile-test.ts';
import type { ConditionColumn, ConditionColumns, ConditionSqlContext } from './columns/condition-column.ts';
import { atField, available, compiled, refuseCondition, type ConditionRefusal } from './condition-refusal.ts';
import { allOf, negated, someOf, sqlFalse, sqlTrue, type SqlFragment } from './sql-fragment.ts';

type Operand = { readonly name: string; readonly column: ConditionColumn } | { readonly constant: FormulaInput };

/**
 * Compiles a formula of conditions to SQL: true for exactly those records for which it evaluates to true, false if it is false or empty,
 * never NULL. It may use `and`, `or`, `not`, comparisons of fields with expressions that read no field, and comparisons of two fields of
 * the same kind. Anything else, such as arithmetic on fields, is refused with `NotInSql`, so that the caller can evaluate it instead.
 *
 *     compileFormulaCondition("amount >= 100 and createdTime within 'thisWeek'", columns, context)
 */
export function compileFormulaCondition(
  source: string,
  columns: ConditionColumns,
  context: ConditionSqlContext,
): SqlFragment | ConditionRefusal {
  return compiled(() => {
    const expression = readFormula(source);
    return expression ? new FormulaCompiler(columns, context).logic(expression) : refuseCondition('Syntax');
  });
}

class FormulaCompiler {
  readonly #columns: ConditionColumns;
  readonly #context: ConditionSqlContext;

  constructor(columns: ConditionColumns, context: ConditionSqlContext) {
    this.#columns = columns;
    this.#context = context;
  }

  logic(expression: Expression): SqlFragment {
    if (!readsFields(expression)) return available(readLogic(this.#evaluate(expression))) ? sqlTrue : sqlFalse;
    switch (expression.kind) {
      case 'and':
      case 'or':
        return this.#joined(expression.kind, [expression.left, expression.right]);
      case 'not':
        return negated(this.logic(expression.operand));
      case 'condition':
        return this.#condition(expression.condition, expression.left, expression.right);
      case 'reference':
        return this.#field(expression);
      case 'call':
        return this.#call(expression.name.toLowerCase(), expression.arguments);
      default:
        return refuseCondition('NotInSql', { part: expression.kind });
    }
  }

  /** Stops at the part that decides, as the evaluator does. */
  #joined(kind: 'and' | 'or', parts: readonly Expression[]): SqlFragment {
    const decides = kind === 'and' ? sqlFalse : sqlTrue;
    const found: SqlFragment[] = [];
    for (const part of parts) {
      const fragment = this.logic(part);
      found.push(fragment);
      if (fragment === decides) break;
    }
    return kind === 'and' ? allOf(found) : someOf(found);
  }

  #call(name: string, parts: readonly Expression[]): SqlFragment {
    const [first, second] = parts;
    if ((name === 'and' || name === 'or') && first) return this.#joined(name, parts);
    if (name === 'not' && first && !second) return negated(this.logic(first));
    if (name === 'isempty' && first && !second) return this.#condition('isEmpty', first, []);
    if (name === 'contains' && first && parts.length === 2) return this.#condition('contains', first, parts.slice(1));
    return refuseCondition('NotInSql', { part: name });
  }

  /** A logic field as a condition: empty is false. Refuses fields of other types. */
  #field(expression: Expression): SqlFragment {
    const operand = this.#operand(expression);
    if ('constant' in operand) return refuseCondition('NotInSql');
    const { name, column } = operand;
    if (column.type !== 'logic') return atField(name, () => refuseCondition('WrongType', { expected: 'logic', found: column.type }));
    return compileTest('equal', column, true, this.#context);
  }

  #condition(name: ConditionName, left: Expression, right: readonly Expression[]): SqlFragment {
    const one = this.#operand(left);
    const other = this.#right(right);
    if ('constant' in one) {
      if ('constant' in other) {
        const holds = available(evaluateCondition(name, one.constant, other.constant, withoutFields(this.#context)));
        return holds ? sqlTrue : sqlFalse;
      }
      const turned = mirroredOperators[name] ?? refuseCondition('NotInSql', { part: name });
      return atField(other.name, () => compileTest(turned, other.column, one.constant, this.#context));
    }
    return atField(one.name, () =>
      'constant' in other ? compileTest(name, one.column, other.constant, this.#context) : compareColumns(name, one.column, other.column),
    );
  }

  #right(right: readonly Expression[]): Operand {
    const [only] = right;
    if (right.length === 1) return this.#operand(only!);
    const constants = right.map((item) => {
      const operand = this.#operand(item);
      return 'constant' in operand ? operand.constant : refuseCondition('NotInSql');
    });
    return { constant: constants };
  }

  #operand(expression: Expression): Operand {
    if (!readsFields(expression)) return { constant: this.#evaluate(expression) };
    if (expression.kind !== 'reference') return refuseCondition('NotInSql', { part: expression.kind });
    const name = referencePath(expression);
    return { name, column: this.#columns(name) ?? atField(name, () => refuseCondition('UnknownName', { name })) };
  }

  #evaluate(expression: Expression): FormulaInput {
    return available(computeExpression(expression)(withoutFields(this.#context)));
  }
}

function readsFields(expression: Expression): boolean {
  return expression.kind === 'reference' || childrenOf(expression).some(readsFields);
}

const mirroredOperators: Readonly<Partial<Record<ConditionName, ConditionName>>> = {
  equal: 'equal',
  notEqual: 'notEqual',
  greater: 'less',
  less: 'greater',
  greaterOrEqual: 'lessOrEqual',
  lessOrEqual: 'greaterOrEqual',
};

/** Only the database has the codes and the structure of units, so comparing two constant units is refused. */
function withoutFields(context: ConditionSqlContext): FormulaScope {
  const { timeZone, locale, user, userDepartment } = context;
  const unit = (): never => refuseCondition('NotInSql', { part: 'unit' });
  return { timeZone, locale, user, userDepartment, unit, now: () => context.now(), get: () => undefined, column: () => undefined };
}
