import { fillText, localizedParams, type Locale, type LocalizedText } from '@inkstone/schema';
import type { DocumentIssue } from './document-issue.ts';
import { issuePath } from './issue-path.ts';

/** The issues of documents, errors and warnings; `path` is filled in with the location. */
const issueTexts = {
  Malformed: { zh: '「{path}」格式不正確：{detail}', en: '"{path}" is malformed: {detail}' },
  ValueUnfit: { zh: '「{path}」不正確：{detail}', en: '"{path}" is incorrect: {detail}' },
  CodeTwice: { zh: '編碼「{code}」重複', en: 'The code "{code}" is used twice' },
  CodeReserved: { zh: '「{code}」是系統欄位的編碼，請改用其他編碼', en: '"{code}" is the code of a system field; choose another one' },
  ModelCodeTooLong: { zh: '模型編碼「{code}」超過 {max} 個字元', en: 'The model code "{code}" is longer than {max} characters' },
  OwnedElsewhere: { zh: '「{code}」屬於應用「{app}」', en: '"{code}" belongs to the application "{app}"' },
  GanttNoDay: { zh: '時間軸的起訖「{code}」必須是日期', en: 'The start and end of a timeline must be dates; "{code}" is not a date' },
  GanttNoFigure: { zh: '時間軸的進度「{code}」必須是數字', en: 'The progress of a timeline must be a number; "{code}" is not a number' },
  ListFilter: { zh: '清單的條件「{field}」無法使用{reason}', en: 'The list condition on "{field}" cannot be used{reason}' },
  UnknownModel: { zh: '資料模型「{code}」不存在', en: 'The model "{code}" does not exist' },
  NoModelChosen: { zh: '「{name}」還沒有選擇關聯的資料模型', en: 'No model is selected for "{name}"' },
  UnknownItem: { zh: '資料項「{code}」不存在', en: 'The data item "{code}" does not exist' },
  UnknownForm: { zh: '表單「{code}」不存在', en: 'The form "{code}" does not exist' },
  UnknownList: { zh: '清單「{code}」不存在', en: 'The list "{code}" does not exist' },
  UnknownWorkflow: { zh: '流程「{code}」不存在', en: 'The workflow "{code}" does not exist' },
  UnknownFunction: { zh: '選單項目「{code}」不存在', en: 'The menu entry "{code}" does not exist' },
  UnknownDictionary: { zh: '資料字典「{code}」不存在', en: 'The data dictionary "{code}" does not exist' },
  UnknownControl: { zh: '表單沒有控制項「{code}」', en: 'The form has no control "{code}"' },
  UnknownActivity: { zh: '流程沒有節點「{code}」', en: 'The workflow has no node "{code}"' },
  UnknownInitiator: { zh: '發起人「{code}」不存在或已停用', en: 'The initiator "{code}" does not exist or is inactive' },
  NameTwice: { zh: '名稱「{name}」重複', en: 'The name "{name}" is used twice' },
  DefaultTwice: { zh: '表單「{code}」只能有一個預設列印範本', en: 'The form "{code}" can have only one default print template' },
  TooManyPrints: { zh: '一張表單最多 {max} 個列印範本', en: 'A form can have at most {max} print templates' },
  TooManyScenarios: { zh: '每個流程最多 {max} 個情境', en: 'A workflow can have at most {max} scenarios' },
  OtherModel: { zh: '「{code}」用於另一個資料模型', en: '"{code}" belongs to another model' },
  NotOffered: {
    zh: '「{code}」屬於應用「{app}」，該應用沒有開放給其他應用使用',
    en: '"{code}" belongs to the application "{app}", which does not share it with other applications',
  },
  NotOfferedForWriting: {
    zh: '「{code}」屬於應用「{app}」，該應用只開放讀取，不開放寫入',
    en: '"{code}" belongs to the application "{app}", which shares it for reading only',
  },
  SheetInSheet: { zh: '子表「{code}」內不能再有子表', en: 'The sub-table "{code}" cannot contain another sub-table' },
  ItemsOutsideSheet: { zh: '只有子表可以有欄位，「{code}」不是子表', en: 'Only sub-tables can have columns; "{code}" is not a sub-table' },
  NoRepeatUnavailable: { zh: '類型為 {type} 的「{code}」不能設定不可重複', en: '"{code}" of type {type} cannot be set to no duplicates' },
  NameItemUnfit: { zh: '「{code}」不能作為記錄名稱', en: '"{code}" cannot be used as the record name' },
  NumberMayRepeat: {
    zh: '單據編號可能重複：請加入流水號，並包含其重設期間的日期',
    en: 'Numbers could repeat; add a running number, and a date as precise as its reset',
  },
  ControlTypeUnfit: {
    zh: '控制項「{code}」（{control}）不能綁定類型為 {type} 的資料項',
    en: 'The control "{code}" ({control}) cannot be bound to a data item of type {type}',
  },
  PrecisionUnfit: {
    zh: '「{code}」的日期格式與資料項的精度不符',
    en: 'The date format of "{code}" does not match the precision of its data item',
  },
  ControlHoldsNothing: {
    zh: '「{code}」不儲存資料，不能使用資料項的編碼',
    en: '"{code}" has no value and cannot use the code of a data item',
  },
  LayoutUnknownControl: { zh: '版面中的控制項「{code}」不存在', en: 'The layout refers to the unknown control "{code}"' },
  MappingUnknown: { zh: '對應「{from} → {to}」指向不存在的欄位', en: 'The mapping "{from} → {to}" refers to a field that does not exist' },
  FieldNotShown: {
    zh: '欄位「{field}」的類型為 {type}，不能作為顯示欄位',
    en: 'The field "{field}" of type {type} cannot be shown in a picker',
  },
  FieldPointsElsewhere: {
    zh: '欄位「{field}」不是指向「{model}」的關聯欄位，或類型不符',
    en: 'The field "{field}" does not refer to "{model}", or its relation type differs',
  },
  NotARecordColumn: { zh: '「{code}」不是子表的關聯單選欄位', en: '"{code}" is not a related record column of the sub-table' },
  CodeKeyword: { zh: '「{code}」是 SQL 關鍵字，請改用其他編碼', en: '"{code}" is an SQL keyword; choose another code' },
  EnglishMissing: { zh: '「{name}」還沒有英文名稱', en: '"{name}" has no English name' },
  DefaultTabUnknown: { zh: '「{code}」預設開啟的頁籤不存在', en: 'The default tab of "{code}" does not exist' },
  FormDefect: { zh: '「{path}」：{detail}', en: '"{path}": {detail}' },
  OptionUnknown: {
    zh: '控制項「{control}」沒有屬性「{option}」，此設定不會生效',
    en: 'The control "{control}" has no property "{option}"; its setting has no effect',
  },
  OptionMisspelled: {
    zh: '控制項「{control}」沒有屬性「{option}」，此設定不會生效；是否為「{meant}」？',
    en: 'The control "{control}" has no property "{option}"; its setting has no effect. Did you mean "{meant}"?',
  },
  FilterDefect: { zh: '「{path}」的篩選條件中，「{field}」無法用於篩選', en: '"{path}": the filter cannot use "{field}"' },
  TotalUnfit: { zh: '欄位「{code}」不能計算「{kind}」', en: 'The field "{code}" does not support the total "{kind}"' },
  VisibilityUnknown: {
    zh: '頁面的可見對象「{code}」目前不存在，不會因此讓任何人看到此頁面',
    en: '"{code}", to whom the page is visible, does not exist, so no one can see it through this setting',
  },
  ButtonRuleUnknown: {
    zh: '按鈕「{code}」的業務規則「{rule}」不存在，或不是此模型中供呼叫的規則',
    en: 'The button "{code}" uses the rule "{rule}", which is not a callable rule of this model',
  },
  ButtonOnlyInForm: {
    zh: '按鈕「{code}」會開啟其他頁面，只能放在表單',
    en: 'The button "{code}" opens another page and can only be used in the form',
  },
  ButtonFormula: { zh: '按鈕「{code}」的公式有誤：{detail}', en: 'A formula of the button "{code}" is invalid: {detail}' },
  UnitUnknown: { zh: '「{path}」的條件永遠不會成立：{detail}', en: 'The condition at "{path}" can never be met: {detail}' },
  RuleDefect: { zh: '業務規則「{code}」：{detail}', en: 'Business rule "{code}": {detail}' },
  RoleDefect: { zh: '角色「{code}」：{detail}', en: 'Role "{code}": {detail}' },
  ScenarioFailed: { zh: '流程「{code}」的情境「{scenario}」：{detail}', en: 'Workflow "{code}", scenario "{scenario}": {detail}' },
  WorkflowIssue: { zh: '流程「{name}」：{detail}', en: 'Workflow "{name}": {detail}' },
  ItemCodeLocked: {
    zh: '資料項「{code}」已發布且有 {rows} 筆資料，編碼已鎖定，不可移除或改名；可改為不在表單上顯示',
    en: 'The code "{code}" is published and has values in {rows} rows. It cannot be removed or renamed; forms can leave it out',
  },
  ItemTypeLocked: {
    zh: '資料項「{code}」已發布且有 {rows} 筆資料，不能由 {from} 改為 {to}',
    en: 'The data item "{code}" is published and has data in {rows} rows; it cannot change from {from} to {to}',
  },
  ColumnTypeChanged: {
    zh: '「{code}」已有 {rows} 筆資料，不能由 {from} 改為 {to}',
    en: '"{code}" has data in {rows} rows and cannot change from {from} to {to}',
  },
  ValuesRepeat: { zh: '「{code}」的值「{value}」已重複 {count} 次', en: 'The value "{value}" of "{code}" already occurs {count} times' },
} as const satisfies Record<string, LocalizedText>;
export type IssueCode = keyof typeof issueTexts;

/** Returns the text of an issue. A localised parameter is filled in with the person's language. */
export function issueText({ code, document, location, params }: DocumentIssue, locale: Locale): string {
  return fillText(issueTexts[code][locale], localizedParams({ path: issuePath(document, location), ...params }, locale));
}
