import type { ConditionDocument } from '@inkstone/schema';
import { isConditionGroup } from '@inkstone/schema';
import type { AskedBy } from '../evaluation/formula-scope.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { conditionCodesOfType } from './condition-operator.ts';
import { operatorOf, readConditions } from './condition-tree.ts';
import { resolveConditionValue } from './condition-value.ts';

export type ConditionFindingCode = 'UnknownOperator' | 'UnknownField' | 'OperatorNotAllowed' | 'UnfitValue';

/** Something wrong in a stored condition, found without a record. The text is looked up by code and locale (`conditionMessage`). */
export interface ConditionFinding {
  readonly code: ConditionFindingCode;
  /** The comparison by its place in each group on the way to it; empty when the document is one comparison. */
  readonly place: readonly number[];
  readonly params: Readonly<Record<string, unknown>>;
}

export interface CheckedFields {
  /** The fields of the records that are judged. */
  readonly record: FieldTypes;
  /** The fields that value type `currentModel` reads; those of the record when left out. */
  readonly current?: FieldTypes;
  /** The codes of the operators that a field of the record offers where its type alone does not tell: an address, files. */
  readonly operators?: Readonly<Record<string, readonly number[]>>;
}

/** What is wrong with a stored condition before it meets a record: names, operators that the field's type does not offer, values that do not fit. Answers everything it finds. */
export function checkConditions(document: ConditionDocument, fields: CheckedFields): readonly ConditionFinding[] {
  const found: ConditionFinding[] = [];
  checkNode(document, fields, [], found);
  return found;
}

/** Only its zone and the shape of its dates matter to a check. */
const anyMoment: AskedBy = { now: () => new Date(0), timeZone: 'UTC', locale: 'zh' };

function checkNode(node: ConditionDocument, fields: CheckedFields, place: readonly number[], found: ConditionFinding[]): void {
  if (isConditionGroup(node)) return node.items.forEach((item, index) => checkNode(item, fields, [...place, index], found));
  const report = (code: ConditionFindingCode, params: Readonly<Record<string, unknown>>): void => {
    found.push({ code, place, params });
  };
  const type = typeOf(fields.record, node.field);
  if (type === undefined) report('UnknownField', { name: node.field });
  const test = readConditions(node);
  if (test instanceof FormulaError || test.kind !== 'test') return report('UnknownOperator', { operator: node.operator });
  const written = operatorOf(node)!;
  const offered = type === undefined || type === 'any' ? undefined : (fields.operators?.[node.field] ?? conditionCodesOfType[type]);
  if (offered && !offered.includes(test.operator.code)) {
    report('OperatorNotAllowed', { name: node.field, operator: written.name });
  }
  if (test.operator.right === 'none') return;
  if (test.valueType === 'currentModel') {
    const name = typeof test.value === 'string' ? test.value : '';
    if (typeOf(fields.current ?? fields.record, name) === undefined) report('UnknownField', { name });
    return;
  }
  const value = resolveConditionValue(test, anyMoment);
  if (value instanceof FormulaError) report('UnfitValue', { name: node.field, valueType: test.valueType });
}

const referenceTypes: ReadonlySet<string> = new Set(['unit', 'units', 'record', 'records']);

/** A picked record's own fields belong to another model and are of any type here. */
function typeOf(fields: FieldTypes, name: string): FieldTypes[string] | 'any' | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const [base, member] = name.split('.');
  return member !== undefined && Object.hasOwn(fields, base!) && referenceTypes.has(fields[base!]!) ? 'any' : undefined;
}
