import { isFormulaError, type FormulaInput, type FormulaScope, type FormulaValue } from '@inkstone/formula';
import { unitTypes, type ModelDefinition } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { evaluateOnRecord, type RecordScope } from '../records/index.ts';

/** The name under which formulas read the written record. */
const targetName = 'target';

/** Returns the scope with the acting person, for formulas and conditions. */
export function withPerson(scope: RecordScope, { actor }: Pick<Requester, 'actor'>): RecordScope {
  return {
    ...scope,
    user: { id: actor.id, name: actor.name, unitType: unitTypes.user } as NonNullable<FormulaScope['user']>,
    ...(actor.departmentId !== null && {
      userDepartment: { id: actor.departmentId, name: actor.departmentName ?? '', unitType: unitTypes.department } as NonNullable<
        FormulaScope['userDepartment']
      >,
    }),
  };
}

/** Returns the scope within a row of a sub-table: its own columns as `amount` and `items.amount`. */
export function rowScope(source: RecordScope, model: ModelDefinition, sheet: string, index: number): RecordScope {
  const item = model.dataItems.find(({ code }) => code === sheet);
  const columns = new Set((item?.dataItems ?? []).map(({ code }) => code));
  return {
    ...source,
    get(name) {
      const own = name.startsWith(`${sheet}.`) ? name.slice(sheet.length + 1) : name;
      return columns.has(own) ? (source.column(sheet, own)?.[index] ?? null) : source.get(name);
    },
  };
}

/** Returns the scope with the written or found record as `target.amount`; with null, every field of it is empty. */
export function withTarget(source: RecordScope, target: FormulaScope | null): RecordScope {
  return {
    ...source,
    get(name): FormulaInput {
      if (!name.startsWith(`${targetName}.`)) return source.get(name);
      return target ? target.get(name.slice(targetName.length + 1)) : null;
    },
  };
}

/** Returns a formula's result. Refuses with what is missing when it cannot be evaluated. */
export async function evaluateIn(scope: RecordScope, formula: string, rule: string): Promise<FormulaValue> {
  const value = await evaluateOnRecord(scope, formula);
  if (!isFormulaError(value)) return value;
  const { name } = value.params as { readonly name?: unknown };
  if (value.error === 'UnknownName' && typeof name === 'string') {
    const isTarget = name.startsWith(`${targetName}.`);
    refuse(isTarget ? 'rule-target-field-missing' : 'rule-source-field-missing', { rule, field: name });
  }
  throw new Error(`${rule}: "${formula}" failed with ${value.error}`);
}
