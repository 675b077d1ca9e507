import type { DataItemType, LocalizedText } from '@inkstone/schema';
import type { ConditionName } from './expression.ts';
import type { FormulaType } from '../values/formula-type.ts';

/** A comparison operator with its name in each vocabulary of documents (runtime and designer specification, section 9). */
export interface ConditionOperator {
  readonly code: number;
  readonly name: ConditionName;
  /** Short form in designer documents, e.g. `notcontain`. */
  readonly keyword: string;
  /** Name in list queries; operators without one are not offered there. */
  readonly queryWord?: string;
  /** Canonical spelling in a formula. */
  readonly spelling: string;
  readonly label: LocalizedText;
  /** The right operand: none, one value, or a list separated by semicolons. */
  readonly right: 'none' | 'one' | 'list';
  /** Set if the operator is exactly the negation of another. */
  readonly negates?: ConditionName;
}

/** All 18 operators in the order of their codes. */
export const conditionOperators = [
  { code: 1, name: 'equal', keyword: 'eq', queryWord: 'Eq', spelling: '==', label: { zh: '等於', en: 'equals' }, right: 'one' },
  {
    code: 2,
    name: 'notEqual',
    keyword: 'ne',
    queryWord: 'NotEq',
    spelling: '!=',
    label: { zh: '不等於', en: 'not equals' },
    right: 'one',
    negates: 'equal',
  },
  { code: 3, name: 'greater', keyword: 'gt', queryWord: 'Gt', spelling: '>', label: { zh: '大於', en: 'greater than' }, right: 'one' },
  { code: 4, name: 'less', keyword: 'lt', queryWord: 'Lt', spelling: '<', label: { zh: '小於', en: 'less than' }, right: 'one' },
  {
    code: 5,
    name: 'greaterOrEqual',
    keyword: 'gte',
    queryWord: 'Gte',
    spelling: '>=',
    label: { zh: '大於等於', en: 'greater or equal' },
    right: 'one',
  },
  {
    code: 6,
    name: 'lessOrEqual',
    keyword: 'lte',
    queryWord: 'Lte',
    spelling: '<=',
    label: { zh: '小於等於', en: 'less or equal' },
    right: 'one',
  },
  {
    code: 7,
    name: 'contains',
    keyword: 'contain',
    queryWord: 'Like',
    spelling: 'contains',
    label: { zh: '包含', en: 'contains' },
    right: 'list',
  },
  {
    code: 8,
    name: 'notContains',
    keyword: 'notcontain',
    queryWord: 'NotLike',
    spelling: 'does not contain',
    label: { zh: '不包含', en: 'does not contain' },
    right: 'list',
    negates: 'contains',
  },
  {
    code: 9,
    name: 'isEmpty',
    keyword: 'isnull',
    queryWord: 'IsNull',
    spelling: 'is empty',
    label: { zh: '為空', en: 'is empty' },
    right: 'none',
  },
  {
    code: 10,
    name: 'isNotEmpty',
    keyword: 'isnotnull',
    queryWord: 'IsNotNull',
    spelling: 'is not empty',
    label: { zh: '不為空', en: 'is not empty' },
    right: 'none',
    negates: 'isEmpty',
  },
  {
    code: 11,
    name: 'in',
    keyword: 'in',
    queryWord: 'Of',
    spelling: 'belongs to',
    label: { zh: '屬於', en: 'belongs to' },
    right: 'list',
  },
  {
    code: 12,
    name: 'notIn',
    keyword: 'nin',
    queryWord: 'NotOf',
    spelling: 'does not belong to',
    label: { zh: '不屬於', en: 'does not belong to' },
    right: 'list',
    negates: 'in',
  },
  { code: 13, name: 'has', keyword: 'have', spelling: 'has', label: { zh: '有', en: 'has' }, right: 'list' },
  {
    code: 14,
    name: 'notHas',
    keyword: 'nothave',
    spelling: 'does not have',
    label: { zh: '沒有', en: 'does not have' },
    right: 'list',
    negates: 'has',
  },
  { code: 15, name: 'within', keyword: 'within', spelling: 'within', label: { zh: '位於', en: 'within' }, right: 'list' },
  {
    code: 16,
    name: 'notWithin',
    keyword: 'notwithin',
    spelling: 'not within',
    label: { zh: '不位於', en: 'not within' },
    right: 'list',
    negates: 'within',
  },
  {
    code: 17,
    name: 'between',
    keyword: 'between',
    queryWord: 'Between',
    spelling: 'between',
    label: { zh: '介於', en: 'between' },
    right: 'list',
  },
  {
    code: 18,
    name: 'notBetween',
    keyword: 'notbetween',
    queryWord: 'NotBetween',
    spelling: 'not between',
    label: { zh: '不介於', en: 'not between' },
    right: 'list',
    negates: 'between',
  },
] as const satisfies readonly ConditionOperator[];

const operators: readonly ConditionOperator[] = conditionOperators;
const byName = new Map(operators.map((operator) => [operator.name, operator]));
const byCode = new Map(operators.map((operator) => [operator.code, operator]));
const byKeyword = new Map(operators.map((operator) => [operator.keyword, operator]));
const byQueryWord = new Map(operators.flatMap((operator) => (operator.queryWord ? [[operator.queryWord, operator] as const] : [])));

/** Names of the second code table, in which `in` is 15 and `not in` is 16 (designer specification, section 9). */
export const secondTableCodes: Readonly<Record<string, number>> = {
  'belongs to': 11,
  'does not belong to': 12,
  has: 13,
  'does not have': 14,
  in: 15,
  'not in': 16,
};

export function conditionOperator(name: ConditionName): ConditionOperator {
  return byName.get(name)!;
}

export function conditionSpelling(name: ConditionName): string {
  return conditionOperator(name).spelling;
}

export function conditionOfCode(code: number): ConditionOperator | undefined {
  return byCode.get(code);
}

/** Finds an operator by the designer's short form, e.g. `gte`; `in` and `nin` are 11 and 12 here. */
export function conditionOfKeyword(keyword: string): ConditionOperator | undefined {
  return byKeyword.get(keyword);
}

export function conditionOfQueryWord(word: string): ConditionOperator | undefined {
  return byQueryWord.get(word);
}

/** Finds an operator by a name of the second code table; documents that use that table mark it. */
export function conditionOfSecondTable(name: string): ConditionOperator | undefined {
  return Object.hasOwn(secondTableCodes, name) ? byCode.get(secondTableCodes[name]!) : undefined;
}

const equality = [1, 2];
const emptiness = [9, 10];
const order = [3, 4, 5, 6, 17, 18];
const membership = [11, 12];
const all = operators.map((operator) => operator.code);

/** Operators offered for each type of value (designer specification, section 9). */
export const conditionCodesOfType: Readonly<Record<FormulaType, readonly number[]>> = {
  text: [...equality, 7, 8, ...emptiness, ...membership],
  texts: [...equality, 7, 8, ...emptiness, ...membership, 13, 14],
  number: [...equality, ...order, ...emptiness],
  date: [...equality, ...order, ...emptiness, 15, 16],
  time: [...equality, ...order, ...emptiness],
  logic: [1],
  unit: all,
  units: all,
  record: [...equality, ...emptiness],
  records: [...equality, ...emptiness],
  rows: emptiness,
  none: [],
};

const ofText = conditionCodesOfType.text;
const ofUnits = conditionCodesOfType.units;
const ofRecords = conditionCodesOfType.records;

/** Operators offered for each type of data item. Files, opinions, rows and ranges can only be tested for emptiness. */
export const conditionCodesOfDataItem: Readonly<Record<DataItemType, readonly number[]>> = {
  ShortText: ofText,
  LongText: ofText,
  Number: conditionCodesOfType.number,
  Date: conditionCodesOfType.date,
  Time: conditionCodesOfType.time,
  Logic: conditionCodesOfType.logic,
  Radio: ofText,
  Dropdown: ofText,
  Checkbox: conditionCodesOfType.texts,
  DropdownMulti: conditionCodesOfType.texts,
  StaffSingle: ofUnits,
  StaffMulti: ofUnits,
  DeptSingle: ofUnits,
  DeptMulti: ofUnits,
  StaffDeptMix: ofUnits,
  RelevanceForm: ofRecords,
  RelevanceFormEx: ofRecords,
  Address: [...equality, ...emptiness, ...membership],
  Attachment: emptiness,
  ApprovalOpinion: emptiness,
  Sheet: emptiness,
  DateRange: emptiness,
  NumberRange: emptiness,
  TimeRange: emptiness,
};
