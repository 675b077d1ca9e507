import { FormulaError, formulaMessage, type FormulaErrorCode } from '@inkstone/formula';
import { itemFormat } from './form-data/item-format.ts';
import { fillText, type Issue, type Locale, type LocalizedText } from '@inkstone/schema';

/** Which words stand for a missing value, by the control's `requiredMessage` (runtime specification, section 5). */
const requiredTexts: Readonly<Record<string, LocalizedText>> = {
  input: { zh: '請輸入{label}', en: 'Please enter {label}' },
  select: { zh: '請選擇正確的內容', en: 'Please select correct content' },
  content: { zh: '請輸入正確的內容', en: 'Please enter correct content' },
};

/** A bound that names a control without a value. */
const missingBound: LocalizedText = {
  zh: '{label}的範圍取決於尚未填寫的欄位',
  en: 'The range of {label} depends on a field that is still empty',
};

/** One of the rows is blank. */
const blankRow: LocalizedText = { zh: '{label}第{row}行沒有資料', en: 'Row {row} of {label} is empty' };

const texts: Readonly<Record<string, LocalizedText>> = {
  Pattern: { zh: '{label}的格式不正確', en: '{label} is not in the right format' },
  Min: { zh: '{label}不能小於{min}', en: '{label} cannot be below {min}' },
  Max: { zh: '{label}不能大於{max}', en: '{label} cannot exceed {max}' },
  MinCount: { zh: '{label}至少選擇{min}項', en: 'Choose at least {min} for {label}' },
  MaxCount: { zh: '{label}最多選擇{max}項', en: 'Choose at most {max} for {label}' },
  minLength: { zh: '{label}至少{min}個字元', en: '{label} needs at least {min} characters' },
  maxLength: { zh: '{label}不能超過{max}個字元', en: '{label} cannot exceed {max} characters' },
  rowEmpty: { zh: '{label}還沒有資料', en: '{label} has no data yet' },
  Verify: { zh: '{label}未通過校驗', en: '{label} does not pass its check' },
  noRepeat: { zh: '[{label}]不能重複', en: '[{label}] cannot repeat' },
  NotAnOption: { zh: '「{value}」不在{label}的選項中', en: '“{value}” is not one of the choices of {label}' },
  Format: { zh: '{label}應為{format}', en: '{label} must be {format}' },
  WrongItem: { zh: '表單資料的項目不正確：{reason}', en: 'An item of the form data is not right: {reason}' },
  WrongType: { zh: '{label}的內容類型不正確', en: '{label} has content of the wrong type' },
  NotEditable: { zh: '{label}在此步驟不可編輯', en: '{label} cannot be edited at this step' },
  UnknownField: { zh: '表單中沒有此欄位：{path}', en: 'The form has no such field: {path}' },
  UnknownRow: { zh: '{label}中沒有此行', en: '{label} has no such row' },
  WrongRow: { zh: '{label}有一行的編號不正確', en: 'A row of {label} has an invalid id' },
  WrongOrder: { zh: '{label}的行序與內容不符', en: 'The order given for {label} does not match its rows' },
  RowsNotAddable: { zh: '{label}在此步驟不可新增行', en: 'Rows cannot be added to {label} at this step' },
  RowsNotRemovable: { zh: '{label}在此步驟不可刪除行', en: 'Rows cannot be removed from {label} at this step' },
  UnknownReference: { zh: '{label}選擇的對象不存在或已停用', en: 'What was chosen for {label} does not exist or is no longer active' },
  UnknownControl: { zh: '未知的控制項類型：{type}', en: 'Unknown control type: {type}' },
  FormulaError: { zh: '{label}無法計算', en: '{label} cannot be computed' },
  Formula: { zh: '{label}的公式無法計算', en: 'The formula of {label} cannot be computed' },
  Cycle: { zh: '公式互相引用：{fields}', en: 'Formulas depend on each other: {fields}' },
};

const otherwise: LocalizedText = { zh: '{label}不正確', en: '{label} is not right' };

/** Codes with words of their own. */
export const issueCodes: readonly string[] = ['Required', ...Object.keys(texts)];

/**
 * What a person reads about an issue. `label` is the control's name in the same locale. A pattern's own message
 * (`params.message`) replaces the standard one; a code without words reads as "not right", never as nothing.
 */
export function issueText(issue: Issue, locale: Locale, label: string): string {
  const format = itemFormat(issue.params?.['format']);
  const params = { ...issue.params, label, path: issue.path, ...(format && { format: format.label[locale] }) };
  const own = issue.params?.['message'];
  if (issue.code === 'Required') return fillText((requiredTexts[String(own)] ?? requiredTexts['input']!)[locale], params);
  if (typeof own === 'string' && own !== '') return own;
  if (issue.params?.['missing'] === true) return fillText(missingBound[locale], params);
  if (issue.code === 'rowEmpty' && issue.params?.['row'] !== undefined) return fillText(blankRow[locale], params);
  if (issue.code === 'FormulaError') return formulaText(issue, locale, label);
  const text = Object.hasOwn(texts, issue.code) ? texts[issue.code]! : otherwise;
  return fillText(text[locale], params);
}

/** With the reason in the words of the formula language. */
function formulaText(issue: Issue, locale: Locale, label: string): string {
  const { reason, ...params } = issue.params ?? {};
  const told = fillText(texts['FormulaError']![locale], { label });
  return typeof reason === 'string'
    ? `${told}${locale === 'zh' ? '：' : ': '}${formulaMessage(new FormulaError(reason as FormulaErrorCode, params), locale)}`
    : told;
}
