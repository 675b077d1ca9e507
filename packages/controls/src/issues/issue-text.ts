import { FormulaError, formulaMessage, type FormulaErrorCode } from '@inkstone/formula';
import { itemFormat } from '../values/item-format.ts';
import { fillText, labelled, localizedParams, type Issue, type Locale, type LocalizedText } from '@inkstone/schema';

/** Messages for a missing value, by the control's `requiredMessage` (runtime specification, section 5). */
const requiredTexts: Readonly<Record<string, LocalizedText>> = {
  input: { zh: '請輸入{label}', en: 'Please enter {label}' },
  select: { zh: '請選擇正確的內容', en: 'Please select correct content' },
  content: { zh: '請輸入正確的內容', en: 'Please enter correct content' },
  choose: { zh: '請選擇{label}', en: 'Please select {label}' },
  empty: { zh: '{label}不能為空', en: '{label} cannot be empty' },
  record: { zh: '{label}至少要有一筆', en: '{label} needs at least one record' },
};

/** The message when a bound refers to a control without a value. */
const missingBound: LocalizedText = {
  zh: '{label}的範圍取決於尚未填寫的欄位',
  en: 'The range of {label} depends on a field that is still empty',
};

/** The message for a blank row. */
const blankRow: LocalizedText = { zh: '{label}第{row}列沒有資料', en: 'Row {row} of {label} is empty' };

const texts: Readonly<Record<string, LocalizedText>> = {
  Pattern: { zh: '{label}的格式不正確', en: '{label} has an invalid format' },
  Min: { zh: '{label}不能小於{min}', en: '{label} cannot be below {min}' },
  Max: { zh: '{label}不能大於{max}', en: '{label} cannot exceed {max}' },
  MinCount: { zh: '{label}至少選擇{min}項', en: 'Select at least {min} for {label}' },
  MaxCount: { zh: '{label}最多選擇{max}項', en: 'Select at most {max} for {label}' },
  'MinCount.images': { zh: '{label}數量不能小於{min}張', en: '{label} needs at least {min} {min|image|images}' },
  'MaxCount.images': { zh: '{label}數量不能大於{max}張', en: '{label} allows at most {max} {max|image|images}' },
  'MaxCount.files': { zh: '{label}最多可上傳{max}個附件', en: 'Up to {max} {max|file|files} can be uploaded to {label}' },
  RangeOrder: { zh: '{label}的起始值不能大於結束值', en: 'The start of {label} must not be after its end' },
  minLength: { zh: '{label}至少{min}個字元', en: '{label} needs at least {min} {min|character|characters}' },
  maxLength: { zh: '{label}不能超過{max}個字元', en: '{label} cannot exceed {max} {max|character|characters}' },
  rowEmpty: { zh: '{label}沒有資料，請新增後再提交', en: '{label} has no data. Add data and submit.' },
  Verify: { zh: '{label}未通過驗證', en: '{label} failed validation' },
  noRepeat: { zh: '[{label}]不能重複', en: '[{label}] cannot repeat' },
  NotAnOption: { zh: '「{value}」不在{label}的選項中', en: '"{value}" is not an option of {label}' },
  Format: { zh: '{label}應為{format}', en: '{label} must be {format}' },
  WrongItem: { zh: '表單資料的項目不正確：{reason}', en: 'Invalid form data item: {reason}' },
  WrongType: { zh: '{label}的內容類型不正確', en: '{label} has content of the wrong type' },
  MarkupTooLong: { zh: '{label}的格式過於繁複，最多{max}個標記', en: '{label} has too much formatting: at most {max} tags' },
  MarkupTooDeep: { zh: '{label}的格式層次過深，最多{max}層', en: 'The formatting of {label} is nested too deeply: at most {max} levels' },
  NothingKept: {
    zh: '{label}的內容都不能保留（例如圖片或程式碼片段），請改以文字輸入',
    en: '{label} contains only content that cannot be saved, such as images or scripts. Enter text instead.',
  },
  NotEditable: { zh: '{label}在此節點不可編輯', en: '{label} cannot be edited at this node' },
  UnknownField: { zh: '表單中沒有此欄位：{path}', en: 'The form has no field {path}' },
  UnknownRow: { zh: '{label}中沒有此列', en: 'Row not found in {label}' },
  WrongRow: { zh: '{label}有一列的編號不正確', en: 'A row of {label} has an invalid ID' },
  WrongOrder: { zh: '{label}的列順序與內容不符', en: 'The order given for {label} does not match its rows' },
  RowsNotAddable: { zh: '{label}在此節點不可新增列', en: 'Rows cannot be added to {label} at this node' },
  RowsNotRemovable: { zh: '{label}在此節點不可刪除列', en: 'Rows cannot be deleted from {label} at this node' },
  OthersRow: { zh: '{label}中他人新增的列不可刪除', en: 'Rows of {label} added by others cannot be deleted' },
  UnknownReference: { zh: '{label}選擇的對象不存在或已停用', en: 'The selection for {label} does not exist or is inactive' },
  TooFar: {
    zh: '{label}距離指定地點{distance}公尺，不能超過{max}公尺',
    en: '{label} is {distance} m from the required location; at most {max} m is allowed',
  },
  PlaceUnusable: { zh: '{label}的指定地點無法辨識', en: 'The required location of {label} cannot be read' },
  UnknownArea: { zh: '{label}的地區「{area}」不存在', en: 'Area {area} of {label} does not exist' },
  NotLendable: {
    zh: '{label}含有您無權查看的記錄，不能授權他人查看',
    en: '{label} contains a record that you cannot view, so you cannot share it',
  },
  OutsideConditions: { zh: '{label}選擇的「{name}」不符合查詢條件', en: '"{name}" does not meet the conditions of {label}' },
  OutsideScope: { zh: '{label}選擇的「{name}」不在可選範圍內', en: '"{name}" is outside the selectable range of {label}' },
  TooManyFiles: { zh: '最多可上傳{max}個檔案', en: 'Up to {max} {max|file|files} can be uploaded' },
  FileNameWithoutDot: { zh: '檔案名稱必須有副檔名：{name}', en: 'A file name needs an extension: {name}' },
  'FileNameTooLong.images': { zh: '圖片名稱不能大於{max}個字符!', en: 'Image names cannot exceed {max} {max|character|characters}!' },
  'FileNameTooLong.files': { zh: '附件名稱不能大於{max}個字符!', en: 'Attachment names cannot exceed {max} {max|character|characters}!' },
  FileNameComma: { zh: '檔案名稱不能包含逗號：{name}', en: 'A file name cannot contain a comma: {name}' },
  FileTooLarge: { zh: '檔案最大可上傳{max}MB', en: 'File max uploadable {max}MB' },
  'FileTooLarge.signature': { zh: '簽名超過{max}M，上傳失敗', en: 'A signature over {max}M fails to upload' },
  FileType: { zh: '不支援的檔案類型：{name}', en: 'The file type is not supported: {name}' },
  'FileTypeOf.images': { zh: '圖片格式不正確，允許的格式：{types}', en: 'Wrong picture format; allowed: {types}' },
  'FileTypeOf.files': { zh: '檔案格式不正確，允許的格式：{types}', en: 'Wrong file format; allowed: {types}' },
  FileTypeOnly: { zh: '檔案格式錯誤，僅支援{types}檔案', en: 'Wrong file format: only {types} files supported' },
  PatternUnusable: { zh: '格式規則無法使用：{pattern}', en: 'Invalid pattern: {pattern}' },
  NumberDefault: { zh: '只能輸入數字類型，最大長度19位，精度3位', en: 'Only numeric type, maximum length 19 digits, precision 3 digits' },
  ImageNumber: { zh: '圖片數量設定無法辨識', en: 'The setting for the number of images cannot be read' },
  UnknownControl: { zh: '未知的控制項類型：{type}', en: 'Unknown control type: {type}' },
  ServiceFailed: { zh: '{label}的資料暫時無法取得，請重試', en: 'The data for {label} is not available at the moment. Try again.' },
  LinkageUnusable: { zh: '{label}的資料聯動設定無法使用', en: 'The data linkage of {label} cannot be used' },
  FormulaError: { zh: '{label}無法計算', en: '{label} cannot be computed' },
  Formula: { zh: '{label}的公式無法計算', en: 'The formula of {label} cannot be computed' },
  TabsPanelNotFound: { zh: '找不到頁籤面板', en: 'Tabs panel not found' },
  PlacedTwice: { zh: '{label}在版面上出現了兩次', en: '{label} appears twice in the layout' },
  LayoutCycle: { zh: '{label}不能放在自己裡面', en: '{label} contains itself' },
  EventStep: { zh: '{label}的事件「{event}」含有無法辨識的步驟', en: 'The event {event} of {label} has an unknown step' },
  EventTarget: { zh: '{label}的事件不能寫入{field}', en: 'An event of {label} cannot write {field}' },
  EventCycle: {
    zh: '{label}的事件互相觸發，已在{steps}步後停止',
    en: 'The events of {label} triggered each other and were stopped after {steps} steps',
  },
  EventFailed: { zh: '{label}的事件有一個步驟無法執行', en: 'A step of an event of {label} failed' },
  TooManyEdits: { zh: '修改次數超過{max}次，請先儲存', en: 'More than {max} edits; save first' },
  Cycle: { zh: '公式互相引用：{fields}', en: 'Circular reference: {fields}' },
  HeadGroup: { zh: '{label}的多級表頭格式不正確', en: 'The headers of {label} are invalid' },
  HeadGroupColumn: {
    zh: '{label}的表頭引用了不存在的欄位「{column}」',
    en: 'The headers of {label} refer to an unknown column: {column}',
  },
  HeadGroupOverlap: { zh: '{label}的欄位「{column}」屬於多個表頭', en: 'Column {column} of {label} is in more than one header' },
  HeadGroupSplit: {
    zh: '{label}的表頭「{name}」下的欄位不相鄰',
    en: 'The columns of the header {name} of {label} are not adjacent',
  },
  FrozenColumns: { zh: '{label}最多凍結{max}欄', en: 'At most {max} columns of {label} can be frozen' },
  FilterColumn: { zh: '{label}不能依欄位「{column}」篩選', en: '{label} cannot be filtered by column {column}' },
  ImportCount: {
    zh: '{label}一次最多匯入{max}列，檔案有{count}列',
    en: '{label} takes at most {max} {max|row|rows} at a time; there are {count}',
  },
  ImportColumn: { zh: '{label}沒有欄位「{column}」', en: '{label} has no column {column}' },
};

const otherwise: LocalizedText = { zh: '{label}不正確', en: '{label} is invalid' };

/** Codes that have a message; some have a variant for images or files, named after a dot. */
export const issueCodes: readonly string[] = ['Required', ...Object.keys(texts)];

/**
 * Returns the message for an issue. `label` is the control's name in the same locale. A pattern's own message (`params.message`) replaces
 * the standard one; a code without a message gets a general one, never an empty text.
 */
export function issueText(issue: Issue, locale: Locale, label: string): string {
  const format = itemFormat(issue.params?.['format']);
  const params = {
    ...localizedParams(issue.params ?? {}, locale),
    label,
    path: issue.path,
    ...(format && { format: format.label[locale] }),
  };
  const own = issue.params?.['message'];
  if (issue.code === 'Required') return fillText((requiredTexts[String(own)] ?? requiredTexts['input']!)[locale], params);
  if (typeof own === 'string' && own !== '') return own;
  if (issue.params?.['missing'] === true) return fillText(missingBound[locale], params);
  if (issue.code === 'rowEmpty' && issue.params?.['row'] !== undefined) return fillText(blankRow[locale], params);
  if (issue.code === 'FormulaError') return formulaText(issue, locale, label);
  return fillText((messageOf(`${issue.code}.${String(issue.params?.['of'])}`) ?? messageOf(issue.code) ?? otherwise)[locale], params);
}

function messageOf(code: string): LocalizedText | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

/** The message of a failed formula, with the reason from the formula language. */
function formulaText(issue: Issue, locale: Locale, label: string): string {
  const { reason, ...params } = issue.params ?? {};
  const message = fillText(texts['FormulaError']![locale], { label });
  return typeof reason === 'string'
    ? labelled(message, formulaMessage(new FormulaError(reason as FormulaErrorCode, params), locale), locale)
    : message;
}
