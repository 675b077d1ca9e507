import type { ConditionDocument } from '@inkstone/schema';
import { isConditionGroup } from '@inkstone/schema';
import type { RequesterContext } from '../scope/formula-scope.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { FieldTypes } from '../values/formula-type.ts';
import { conditionCodesOfType } from '../syntax/condition-operator.ts';
import { operatorOf, readConditions } from './condition-tree.ts';
import { resolveConditionValue } from './condition-value.ts';

export type ConditionIssueCode = 'UnknownOperator' | 'UnknownField' | 'OperatorNotAllowed' | 'UnfitValue';

/** An issue of a stored condition, found without a record. `conditionIssueMessage` returns its text. */
export interface ConditionIssue {
  readonly code: ConditionIssueCode;
  /** Path to the comparison as indexes into the nested groups; empty if the document is a single comparison. */
  readonly place: readonly number[];
  readonly params: Readonly<Record<string, unknown>>;
}

export interface CheckedFields {
  /** The fields of the records to which the condition applies. */
  readonly record: FieldTypes;
  /** The fields that value type `currentModel` reads; defaults to those of the record. */
  readonly current?: FieldTypes;
  /** Operator codes of the fields whose type alone does not determine them, such as addresses and files. */
  readonly operators?: Readonly<Record<string, readonly number[]>>;
}

/** Returns all issues of a stored condition: unknown fields, operators not offered for the field's type, values of the wrong type. */
export function checkConditions(document: ConditionDocument, fields: CheckedFields): readonly ConditionIssue[] {
  const found: ConditionIssue[] = [];
  checkNode(document, fields, [], found);
  return found;
}

/** A check depends only on the format of dates, so any clock and zone will do. */
const anyMoment: RequesterContext = { now: () => new Date(0), timeZone: 'UTC', locale: 'zh' };

function checkNode(node: ConditionDocument, fields: CheckedFields, place: readonly number[], found: ConditionIssue[]): void {
  if (isConditionGroup(node)) return node.items.forEach((item, index) => checkNode(item, fields, [...place, index], found));
  const report = (code: ConditionIssueCode, params: Readonly<Record<string, unknown>>): void => {
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

/** The fields of a picked record are defined by another model and may have any type here. */
function typeOf(fields: FieldTypes, name: string): FieldTypes[string] | 'any' | undefined {
  if (Object.hasOwn(fields, name)) return fields[name];
  const [base, member] = name.split('.');
  return member !== undefined && Object.hasOwn(fields, base!) && referenceTypes.has(fields[base!]!) ? 'any' : undefined;
}
