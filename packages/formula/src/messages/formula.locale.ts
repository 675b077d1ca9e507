import type { LocalizedText } from '@inkstone/schema';
import type { ConditionFindingCode } from '../conditions/check-conditions.ts';
import type { DiagnosticCode } from '../checking/diagnostic.ts';
import type { FormulaErrorCode } from '../values/formula-error.ts';

/** Texts of the errors that evaluation results in; parameters in braces. */
export const errorTexts: Readonly<Record<FormulaErrorCode, LocalizedText>> = {
  Syntax: { zh: '公式寫法有誤', en: 'The formula is not written correctly' },
  UnknownName: { zh: '找不到欄位 {name}', en: 'There is no field {name}' },
  UnknownFunction: { zh: '沒有函數 {name}', en: 'There is no function {name}' },
  ArgumentCount: { zh: '函數 {name} 的參數個數不對', en: 'The function {name} has the wrong number of arguments' },
  WrongType: { zh: '值的類型不符', en: 'A value has a type that does not fit' },
  WrongArgument: { zh: '參數的值不適用', en: 'An argument has a value that does not fit' },
  DivisionByZero: { zh: '除數不能為 0', en: 'Division by 0' },
  NumberTooLarge: { zh: '數值過大', en: 'The number is too large' },
  TextTooLong: { zh: '文字超過 {limit} 個字元', en: 'The text is longer than {limit} characters' },
  ListTooLong: { zh: '清單過長，上限為 {limit}', en: 'The list is too long; the limit is {limit}' },
  TooManySteps: { zh: '公式要處理的資料過多，上限為 {limit} 步', en: 'The formula handles too much data; the limit is {limit} steps' },
  ListLengths: { zh: '各清單的長度不同', en: 'The lists differ in length' },
  WrongDate: { zh: '不是有效的日期', en: 'Not a valid date' },
  UnknownTimeZone: { zh: '未知的時區 {timeZone}', en: 'The time zone {timeZone} is not known' },
  NotAvailable: { zh: '此處無法取得該資料', en: 'The data is not available here' },
  Cycle: { zh: '公式互相引用：{names}', en: 'The formulas depend on each other: {names}' },
};

/** More exact texts; the first whose parameters the error has is taken. */
export const exactErrorTexts: Readonly<Partial<Record<FormulaErrorCode, readonly LocalizedText[]>>> = {
  WrongType: [
    { zh: '需要{expected}，而不是{found}', en: 'Expected: {expected}; found: {found}' },
    { zh: '{left}不能與{right}比較', en: 'Cannot be compared: {left} with {right}' },
    { zh: '需要{expected}', en: 'Expected: {expected}' },
  ],
  WrongArgument: [
    { zh: '參數的值不適用，需要{expected}', en: 'An argument has a value that does not fit; expected: {expected}' },
    { zh: '沒有運算子 {operator}', en: 'There is no operator {operator}' },
  ],
  WrongDate: [{ zh: '「{text}」不是有效的日期', en: '“{text}” is not a valid date' }],
  NotAvailable: [{ zh: '此處無法取得 {name}', en: '{name} is not available here' }],
};

/** Texts of what is wrong in a stored condition. */
export const conditionTexts: Readonly<Record<ConditionFindingCode, LocalizedText>> = {
  UnknownOperator: { zh: '沒有運算子 {operator}', en: 'There is no operator {operator}' },
  UnknownField: { zh: '找不到欄位 {name}', en: 'There is no field {name}' },
  OperatorNotAllowed: {
    zh: '欄位 {name} 的類型不提供運算子「{operator}」',
    en: 'The type of the field {name} does not offer the operator “{operator}”',
  },
  UnfitValue: { zh: '欄位 {name} 的條件值不符合「{valueType}」', en: 'The value of the condition on {name} does not fit “{valueType}”' },
};

/** Texts of what is found without evaluating. */
export const diagnosticTexts: Readonly<Record<DiagnosticCode, LocalizedText>> = {
  SourceTooLong: { zh: '公式超過 {limit} 個字元', en: 'The formula is longer than {limit} characters' },
  TooDeep: { zh: '公式的層次超過 {limit}', en: 'The formula is nested deeper than {limit}' },
  ChainTooLong: {
    zh: '連續的運算子過多，請以括號分段或改用 sum 等函數',
    en: 'Too many operators in a row; group them in parentheses or use a function such as sum',
  },
  SomethingMissing: { zh: '這裡缺少值或運算子', en: 'A value or an operator is missing here' },
  UnexpectedText: { zh: '這裡不能有「{text}」', en: '“{text}” does not belong here' },
  UnclosedText: { zh: '文字缺少結尾的引號', en: 'The text has no closing quote' },
  UnclosedParenthesis: { zh: '缺少右括號', en: 'A closing parenthesis is missing' },
  MissingOperator: { zh: '「{text}」前面缺少運算子', en: 'An operator is missing before “{text}”' },
  MissingSpace: { zh: '「{text}」會讀成一個名稱，運算子前後要留空格', en: '“{text}” reads as one name; leave spaces around the operator' },
  NumberTooLong: { zh: '數值超過 {limit} 位', en: 'The number is longer than {limit} digits' },
  UnknownName: { zh: '找不到欄位 {name}', en: 'There is no field {name}' },
  UnknownFunction: { zh: '沒有函數 {name}', en: 'There is no function {name}' },
  TooFewArguments: {
    zh: '函數 {name} 至少需要 {least} 個參數，這裡有 {count} 個',
    en: 'The function {name} needs at least {least} arguments, here are {count}',
  },
  TooManyArguments: {
    zh: '函數 {name} 最多 {most} 個參數，這裡有 {count} 個',
    en: 'The function {name} takes at most {most} arguments, here are {count}',
  },
  WrongType: { zh: '這裡需要{expected}，而不是{found}', en: 'Expected here: {expected}; found: {found}' },
  WrongDate: { zh: '「{text}」不是有效的日期', en: '“{text}” is not a valid date' },
  NotComparable: { zh: '{left}不能與{right}比較', en: 'Cannot be compared: {left} with {right}' },
  BoundsNeeded: {
    zh: '「介於」需要以分號隔開的兩個界限，這裡有 {count} 個',
    en: '“between” takes two bounds divided by a semicolon, here are {count}',
  },
  LiteralNeeded: { zh: '{name}須直接寫成引號中的文字', en: 'Write the {name} as a text in quotes' },
  WrongResult: { zh: '此欄位需要{expected}，而公式的結果是{found}', en: 'The field takes {expected}; the formula results in {found}' },
  NoCondition: { zh: '條件的結果必須是{expected}，而這裡是{found}', en: 'A condition results in {expected}; this results in {found}' },
  OperatorNotOffered: {
    zh: '欄位 {name} 的類型不提供運算子「{operator}」',
    en: 'The type of the field {name} does not offer the operator “{operator}”',
  },
};

/** Added to a text that comes with a suggestion. */
export const suggestionText: LocalizedText = { zh: '，是否為「{suggestion}」？', en: '. Did you mean “{suggestion}”?' };

/** Words for kinds of values in messages. */
export const kindLabels: Readonly<Record<string, LocalizedText>> = {
  number: { zh: '數值', en: 'number' },
  integer: { zh: '整數', en: 'whole number' },
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
  opinion: { zh: '審批意見', en: 'approval opinion' },
  rows: { zh: '子表', en: 'sheet' },
  list: { zh: '清單', en: 'list' },
  any: { zh: '任意值', en: 'any value' },
  empty: { zh: '空值', en: 'empty' },
  exponent: { zh: '適用於底數、在 -1000 到 1000 之間的指數', en: 'an exponent between -1000 and 1000 that suits the base' },
  length: { zh: '不小於 0 的長度', en: 'a length of 0 or more' },
  position: { zh: '不小於 1 的位置與不小於 0 的長度', en: 'a position from 1 on and a length of 0 or more' },
  weekStart: { zh: '起始方式 1、2、11 到 17 或 21', en: 'a start of 1, 2, 11 to 17 or 21' },
  range: { zh: '兩個界限', en: 'two bounds' },
  literal: { zh: '直接寫成引號中的文字', en: 'a text written in quotes' },
};
