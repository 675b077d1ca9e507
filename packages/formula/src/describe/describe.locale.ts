import type { LocalizedText } from '@inkstone/schema';
import type { ArithmeticSign, ConditionName } from '../syntax/expression.ts';

/** What the operators say in a sentence between their operands. */
export const operatorWords: Readonly<Record<ConditionName, LocalizedText>> = {
  equal: { zh: '等於', en: 'is' },
  notEqual: { zh: '不等於', en: 'is not' },
  greater: { zh: '大於', en: 'is greater than' },
  less: { zh: '小於', en: 'is less than' },
  greaterOrEqual: { zh: '大於或等於', en: 'is at least' },
  lessOrEqual: { zh: '小於或等於', en: 'is at most' },
  contains: { zh: '包含', en: 'contains' },
  notContains: { zh: '不包含', en: 'does not contain' },
  isEmpty: { zh: '為空', en: 'is empty' },
  isNotEmpty: { zh: '不為空', en: 'is not empty' },
  in: { zh: '屬於', en: 'is one of' },
  notIn: { zh: '不屬於', en: 'is none of' },
  has: { zh: '有', en: 'has' },
  notHas: { zh: '沒有', en: 'does not have' },
  within: { zh: '在', en: 'is within' },
  notWithin: { zh: '不在', en: 'is not within' },
  between: { zh: '介於', en: 'is between' },
  notBetween: { zh: '不介於', en: 'is not between' },
};

/** The words for dates and times. */
export const dateOperatorWords: Readonly<Partial<Record<ConditionName, LocalizedText>>> = {
  equal: { zh: '是', en: 'is' },
  notEqual: { zh: '不是', en: 'is not' },
  greater: { zh: '晚於', en: 'is after' },
  less: { zh: '早於', en: 'is before' },
  greaterOrEqual: { zh: '不早於', en: 'is on or after' },
  lessOrEqual: { zh: '不晚於', en: 'is on or before' },
};

/** The words for people and departments. */
export const unitOperatorWords: Readonly<Partial<Record<ConditionName, LocalizedText>>> = {
  equal: { zh: '是', en: 'is' },
  notEqual: { zh: '不是', en: 'is not' },
  in: { zh: '屬於', en: 'belongs to' },
  notIn: { zh: '不屬於', en: 'does not belong to' },
};

/** Operators of which all items must hold; of the others any. */
export const ofAll: ReadonlySet<ConditionName> = new Set(['contains', 'notContains', 'between', 'notBetween']);

export const signWords: Readonly<Record<ArithmeticSign, LocalizedText>> = {
  '+': { zh: '＋', en: '+' },
  '-': { zh: '－', en: '−' },
  '*': { zh: '×', en: '×' },
  '/': { zh: '÷', en: '÷' },
  '%': { zh: '除以（餘數）', en: 'modulo' },
};

export const describeTexts = {
  and: { zh: '且', en: 'and' },
  or: { zh: '或', en: 'or' },
  not: { zh: '並非（{part}）', en: 'not ({part})' },
  group: { zh: '（{part}）', en: '({part})' },
  text: { zh: '「{text}」', en: '"{text}"' },
  emptyText: { zh: '空白', en: 'an empty text' },
  isTrue: { zh: '{part} 為「是」', en: '{part} is "yes"' },
  isFalse: { zh: '{part} 為「否」', en: '{part} is "no"' },
  bounds: { zh: '{from} 與 {to} 之間', en: '{from} and {to}' },
  yes: { zh: '「是」', en: '"yes"' },
  no: { zh: '「否」', en: '"no"' },
  always: { zh: '一律成立', en: 'always' },
  never: { zh: '一律不成立', en: 'never' },
  member: { zh: '{name} 的 {member}', en: '{member} of {name}' },
  past: { zh: '過去 {count} {unit}', en: 'the past {count} {unit}' },
  future: { zh: '未來 {count} {unit}', en: 'the next {count} {unit}' },
  currentUser: { zh: '目前使用者', en: 'the current user' },
  ownDepartment: { zh: '所在部門', en: 'the department of the current user' },
  missing: { zh: '（缺少）', en: '(missing)' },
} as const satisfies Record<string, LocalizedText>;
