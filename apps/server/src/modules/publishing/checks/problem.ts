import { fillText, localizedParams, type Issue, type Locale, type LocalizedText } from '@inkstone/schema';

/** Why an application cannot be published, or what is told about it though it is. Every one names its place in `path`. */
const problemTexts = {
  Malformed: { zh: '「{path}」格式不正確：{detail}', en: '"{path}" is malformed: {detail}' },
  CodeTwice: { zh: '編碼「{code}」重複', en: 'The code "{code}" is used twice' },
  CodeReserved: { zh: '「{code}」是系統欄位的編碼，請改用其他編碼', en: '"{code}" is the code of a system field: choose another one' },
  ModelCodeTooLong: { zh: '模型編碼「{code}」超過 {max} 個字元', en: 'The model code "{code}" is longer than {max} characters' },
  OwnedElsewhere: { zh: '「{code}」屬於應用「{app}」', en: '"{code}" belongs to the application "{app}"' },
  GanttNoDay: { zh: '甘特圖的起訖「{code}」必須是日期', en: 'A bar along time begins and ends with a day, and "{code}" is none' },
  GanttNoFigure: { zh: '甘特圖的進度「{code}」必須是數字', en: 'The progress of a bar is a figure, and "{code}" is none' },
  ListFilter: { zh: '列表的條件「{field}」無法使用{reason}', en: 'The condition of the list on "{field}" cannot be used{reason}' },
  UnknownModel: { zh: '資料模型「{code}」不存在', en: 'The model "{code}" does not exist' },
  UnknownItem: { zh: '數據項「{code}」不存在', en: 'The data item "{code}" does not exist' },
  UnknownForm: { zh: '表單「{code}」不存在', en: 'The form "{code}" does not exist' },
  UnknownList: { zh: '列表「{code}」不存在', en: 'The list "{code}" does not exist' },
  UnknownWorkflow: { zh: '流程「{code}」不存在', en: 'The workflow "{code}" does not exist' },
  UnknownFunction: { zh: '選單項目「{code}」不存在', en: 'The menu entry "{code}" does not exist' },
  UnknownDictionary: { zh: '資料字典「{code}」不存在', en: 'The data dictionary "{code}" does not exist' },
  OtherModel: { zh: '「{code}」用於另一個資料模型', en: '"{code}" is made for another model' },
  SheetInSheet: { zh: '子表「{code}」內不能再有子表', en: 'The sub-table "{code}" may not hold another one' },
  ItemsOutsideSheet: { zh: '只有子表可以有欄位，「{code}」不是子表', en: 'Only a sub-table has columns; "{code}" is none' },
  NoRepeatUnavailable: { zh: '類型為 {type} 的「{code}」不能設定不可重複', en: '"{code}" of type {type} cannot be kept from repeating' },
  NameItemUnfit: { zh: '「{code}」不能作為記錄名稱', en: '"{code}" cannot name a record' },
  NumberMayRepeat: {
    zh: '單據編號可能重複：請加入流水號，並包含其重設期間的日期',
    en: 'Numbers could repeat: add a running part, and a date as fine as its reset',
  },
  ControlTypeUnfit: {
    zh: '控制項「{code}」（{control}）不能綁定類型為 {type} 的數據項',
    en: 'The control "{code}" ({control}) cannot be bound to an item of type {type}',
  },
  PrecisionUnfit: {
    zh: '「{code}」的日期格式與數據項的精度不符',
    en: 'The date format of "{code}" does not fit the precision of its data item',
  },
  ControlHoldsNothing: {
    zh: '「{code}」不保存資料，不能使用數據項的編碼',
    en: '"{code}" holds no value and cannot have the code of a data item',
  },
  LayoutUnknownControl: { zh: '版面中的控制項「{code}」不存在', en: 'The layout names the unknown control "{code}"' },
  MappingUnknown: { zh: '對應「{from} → {to}」指向不存在的欄位', en: 'The mapping "{from} → {to}" names a field that does not exist' },
  FieldNotShown: {
    zh: '欄位「{field}」的類型為 {type}，不能作為顯示欄位',
    en: 'The field "{field}" of type {type} cannot be shown in a picker',
  },
  FieldPointsElsewhere: {
    zh: '欄位「{field}」不是指向「{model}」的關聯欄位，或類型不符',
    en: 'The field "{field}" does not point at "{model}", or not in the way that is set',
  },
  NotARecordColumn: { zh: '「{code}」不是子表的關聯單選欄位', en: '"{code}" is no column of the sub-table that holds a record' },
  CodeKeyword: { zh: '「{code}」是 SQL 關鍵字，請改用其他編碼', en: '"{code}" is an SQL keyword: choose another code' },
  FormDefect: { zh: '「{path}」：{detail}', en: '"{path}": {detail}' },
  OptionUnknown: {
    zh: '控制項沒有屬性「{option}」，此設定不會生效（{path}）',
    en: 'The control has no property "{option}": what is set there has no effect ({path})',
  },
  OptionMisspelled: {
    zh: '控制項沒有屬性「{option}」，此設定不會生效；是否為「{meant}」？（{path}）',
    en: 'The control has no property "{option}": what is set there has no effect. Is "{meant}" meant? ({path})',
  },
  FilterDefect: { zh: '「{path}」的篩選條件中，「{field}」無法用於篩選', en: '"{path}": the filter cannot be evaluated at "{field}"' },
  TotalUnfit: { zh: '欄位「{code}」不能計算「{kind}」', en: 'The field "{code}" has no total of the kind "{kind}"' },
  SightUnknown: {
    zh: '頁面的可見對象「{code}」目前不存在，不會讓任何人看到此頁面',
    en: '"{code}", who the page is for, does not exist at present and lets nobody see it',
  },
  ButtonRuleUnknown: {
    zh: '按鈕「{code}」的業務規則「{rule}」不存在，或不是此模型中供呼叫的規則',
    en: 'The button "{code}" names the rule "{rule}", which is none of this model that can be called',
  },
  ButtonOnlyInForm: {
    zh: '按鈕「{code}」會開啟其他頁面，只能放在表單',
    en: 'The button "{code}" opens another page and can only stand in the form',
  },
  ButtonFormula: { zh: '按鈕「{code}」的公式有誤：{detail}', en: 'A formula of the button "{code}" is wrong: {detail}' },
  UnitUnknown: { zh: '「{path}」的條件永遠不會成立：{detail}', en: 'The condition at "{path}" can never hold: {detail}' },
  RuleDefect: { zh: '業務規則「{code}」：{detail}', en: 'Business rule "{code}": {detail}' },
  ScenarioFailed: { zh: '流程「{code}」的情境「{scenario}」：{detail}', en: 'Workflow "{code}", scenario "{scenario}": {detail}' },
  WorkflowFinding: { zh: '流程「{code}」：{detail}', en: 'Workflow "{code}": {detail}' },
  ItemCodeLocked: {
    zh: '數據項「{code}」已發佈且有 {rows} 筆資料，編碼已鎖定，不可移除或改名；可改為不在表單上顯示',
    en: 'The code "{code}" is published and locked: {rows} rows hold values under it. It cannot be removed or renamed, forms may leave it out',
  },
  ItemTypeLocked: {
    zh: '數據項「{code}」已發佈且有 {rows} 筆資料，不能由 {from} 改為 {to}',
    en: 'The data item "{code}" is published and holds data in {rows} rows: it cannot change from {from} to {to}',
  },
  ColumnTypeChanged: {
    zh: '「{code}」已有 {rows} 筆資料，不能由 {from} 改為 {to}',
    en: '"{code}" holds data in {rows} rows and cannot change from {from} to {to}',
  },
  ValuesRepeat: { zh: '「{code}」的值「{value}」已重複 {count} 次', en: 'The value "{value}" of "{code}" stands {count} times already' },
} as const satisfies Record<string, LocalizedText>;
export type ProblemCode = keyof typeof problemTexts;

export interface Problem extends Issue {
  readonly code: ProblemCode;
  /** It is told, but keeps nobody from publishing. */
  readonly isWarning?: boolean;
}

export function problem(code: ProblemCode, path: string, params: Readonly<Record<string, unknown>> = {}): Problem {
  return { code, path, params: { path, ...params } };
}

/** What a person reads about a problem. A parameter that exists in both languages is put in as the person's. */
export function problemText({ code, params = {} }: Problem, locale: Locale): string {
  return fillText(problemTexts[code][locale], localizedParams(params, locale));
}

/** Names every code that stands more than once, in any letter case. */
export function repeatedCodes(codes: readonly string[], path: (code: string) => string): Problem[] {
  const seen = new Set<string>();
  return codes.flatMap((code) => {
    const folded = code.toLowerCase();
    const twice = seen.has(folded);
    seen.add(folded);
    return twice ? [problem('CodeTwice', path(code), { code })] : [];
  });
}
