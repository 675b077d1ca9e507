import type { LocalizedText } from '@inkstone/schema';
import type { ConditionIssueCode } from '../conditions/check-conditions.ts';
import type { FormulaIssueCode } from '../syntax/formula-issue.ts';
import type { FormulaErrorCode } from '../values/formula-error.ts';

/** Texts of evaluation errors; parameters are in braces. */
export const errorTexts: Readonly<Record<FormulaErrorCode, LocalizedText>> = {
  Syntax: { zh: '公式寫法有誤', en: 'The formula has a syntax error' },
  UnknownName: { zh: '找不到欄位 {name}', en: 'Field {name} not found' },
  UnknownFunction: { zh: '沒有函數 {name}', en: 'Function {name} not found' },
  ArgumentCount: { zh: '函數 {name} 的參數個數不對', en: 'Wrong number of arguments for function {name}' },
  WrongType: { zh: '值的類型不符', en: 'A value has the wrong type' },
  WrongArgument: { zh: '參數的值不適用', en: 'An argument has an invalid value' },
  DivisionByZero: { zh: '除數不能為 0', en: 'Division by zero' },
  NumberTooLarge: { zh: '數值過大', en: 'The number is too large' },
  TextTooLong: { zh: '文字超過 {limit} 個字元', en: 'The text is longer than {limit} characters' },
  ListTooLong: { zh: '清單過長，上限為 {limit}', en: 'The list is too long; the limit is {limit}' },
  TooManySteps: { zh: '公式要處理的資料過多，上限為 {limit} 步', en: 'The formula handles too much data; the limit is {limit} steps' },
  ListLengths: { zh: '各清單的長度不同', en: 'The lists differ in length' },
  WrongDate: { zh: '不是有效的日期', en: 'Not a valid date' },
  UnknownTimeZone: { zh: '未知的時區 {timeZone}', en: 'Unknown time zone {timeZone}' },
  NotAvailable: { zh: '此處無法取得該資料', en: 'This data is not available here' },
  Cycle: { zh: '公式互相引用：{names}', en: 'Circular reference: {names}' },
};

/** More specific texts; the first text whose parameters are all set applies. */
export const exactErrorTexts: Readonly<Partial<Record<FormulaErrorCode, readonly LocalizedText[]>>> = {
  WrongType: [
    { zh: '需要{expected}，而不是{found}', en: 'Expected {expected}, found {found}' },
    { zh: '{left}不能與{right}比較', en: 'Cannot compare {left} with {right}' },
    { zh: '需要{expected}', en: 'Expected {expected}' },
  ],
  WrongArgument: [
    { zh: '參數的值不適用，需要{expected}', en: 'An argument has an invalid value; expected {expected}' },
    { zh: '沒有運算子 {operator}', en: 'Unknown operator {operator}' },
  ],
  WrongDate: [{ zh: '「{text}」不是有效的日期', en: '"{text}" is not a valid date' }],
  NotAvailable: [{ zh: '此處無法取得 {name}', en: '{name} is not available here' }],
};

/** Texts of the issues of a stored condition. */
export const conditionTexts: Readonly<Record<ConditionIssueCode, LocalizedText>> = {
  UnknownOperator: { zh: '沒有運算子 {operator}', en: 'Unknown operator {operator}' },
  UnknownField: { zh: '找不到欄位 {name}', en: 'Field {name} not found' },
  OperatorNotAllowed: {
    zh: '欄位 {name} 的類型不提供運算子「{operator}」',
    en: 'The operator "{operator}" is not available for the type of field {name}',
  },
  UnfitValue: {
    zh: '欄位 {name} 的條件值不符合「{valueType}」',
    en: 'The value of the condition on field {name} does not match "{valueType}"',
  },
};

/** Texts of the issues that are found without evaluating a formula. */
export const formulaIssueTexts: Readonly<Record<FormulaIssueCode, LocalizedText>> = {
  SourceTooLong: { zh: '公式超過 {limit} 個字元', en: 'The formula is longer than {limit} characters' },
  TooDeep: { zh: '公式的層次超過 {limit}', en: 'The formula is nested deeper than {limit}' },
  ChainTooLong: {
    zh: '連續的運算子過多，請以括號分段或改用 sum 等函數',
    en: 'Too many operators in a row; group them in parentheses or use a function such as sum',
  },
  SomethingMissing: { zh: '這裡缺少值或運算子', en: 'A value or an operator is missing here' },
  UnexpectedText: { zh: '這裡不能有「{text}」', en: 'Unexpected "{text}"' },
  UnclosedText: { zh: '文字缺少結尾的引號', en: 'The text has no closing quote' },
  UnclosedParenthesis: { zh: '缺少右括號', en: 'A closing parenthesis is missing' },
  MissingOperator: { zh: '「{text}」前面缺少運算子', en: 'An operator is missing before "{text}"' },
  MissingSpace: { zh: '「{text}」會讀成一個名稱，運算子前後要留空格', en: '"{text}" reads as one name; leave spaces around the operator' },
  NumberTooLong: { zh: '數值超過 {limit} 位', en: 'The number is longer than {limit} digits' },
  UnknownName: { zh: '找不到欄位 {name}', en: 'Field {name} not found' },
  UnknownFunction: { zh: '沒有函數 {name}', en: 'Function {name} not found' },
  TooFewArguments: {
    zh: '函數 {name} 至少需要 {least} 個參數，這裡有 {count} 個',
    en: 'Function {name} needs at least {least} arguments; {count} given',
  },
  TooManyArguments: {
    zh: '函數 {name} 最多 {most} 個參數，這裡有 {count} 個',
    en: 'Function {name} takes at most {most} arguments; {count} given',
  },
  WrongType: { zh: '這裡需要{expected}，而不是{found}', en: 'Expected {expected}, found {found}' },
  WrongDate: { zh: '「{text}」不是有效的日期', en: '"{text}" is not a valid date' },
  NotComparable: { zh: '{left}不能與{right}比較', en: 'Cannot compare {left} with {right}' },
  BoundsNeeded: {
    zh: '「介於」需要以分號隔開的兩個界限，這裡有 {count} 個',
    en: '"between" needs two bounds separated by a semicolon; {count} given',
  },
  LiteralNeeded: { zh: '{name}須直接寫成引號中的文字', en: 'Enter the {name} as text in quotes' },
  WrongResult: { zh: '此欄位需要{expected}，而公式的結果是{found}', en: 'This field needs {expected}; the formula returns {found}' },
  NoCondition: { zh: '條件的結果必須是{expected}，而這裡是{found}', en: 'A condition must return {expected}; this returns {found}' },
  OperatorNotOffered: {
    zh: '欄位 {name} 的類型不提供運算子「{operator}」',
    en: 'The operator "{operator}" is not available for the type of field {name}',
  },
};

/** Appended to the text of an issue that has a suggestion. */
export const suggestionText: LocalizedText = { zh: '，是否為「{suggestion}」？', en: '. Did you mean "{suggestion}"?' };

/** Labels of the kinds of values in messages. */
export const kindLabels: Readonly<Record<string, LocalizedText>> = {
  number: { zh: '數值', en: 'number' },
  integer: { zh: '整數', en: 'integer' },
  text: { zh: '文字', en: 'text' },
  logic: { zh: '是非值', en: 'true or false' },
  date: { zh: '日期', en: 'date' },
  moment: { zh: '日期或時間', en: 'date or time' },
  reference: { zh: '人員、部門或記錄', en: 'person, department or record' },
  time: { zh: '時間', en: 'time of day' },
  unit: { zh: '人員或部門', en: 'person or department' },
  record: { zh: '記錄', en: 'record' },
  file: { zh: '檔案', en: 'file' },
  address: { zh: '地址', en: 'address' },
  opinion: { zh: '簽核意見', en: 'approval opinion' },
  rows: { zh: '子表', en: 'sub-table' },
  list: { zh: '清單', en: 'list' },
  any: { zh: '任意值', en: 'any value' },
  empty: { zh: '空值', en: 'empty' },
  exponent: { zh: '適用於底數、在 -1000 到 1000 之間的指數', en: 'an exponent between -1000 and 1000 that is valid for the base' },
  length: { zh: '不小於 0 的長度', en: 'a length of at least 0' },
  position: { zh: '不小於 1 的位置與不小於 0 的長度', en: 'a position of at least 1 and a length of at least 0' },
  weekStart: { zh: '起始方式 1、2、11 到 17 或 21', en: 'a week start of 1, 2, 11 to 17 or 21' },
  range: { zh: '兩個界限', en: 'two bounds' },
  literal: { zh: '直接寫成引號中的文字', en: 'text in quotes' },
};
