import type { LocalizedText } from '@inkstone/schema';
import { uploadSizes } from '../upload-rule/upload-limits.ts';
import type { PropertyTexts } from '../props/property-text.ts';
import { itemFormats } from '../values/item-format.ts';

type Words = Readonly<Record<string, LocalizedText>>;

/** Formats of dates and times. Formats of numbers are told by an example alone. */
const formatWords: Words = {
  'YYYY-MM-DD': { zh: '年-月-日', en: 'Date' },
  'YYYY-MM-DD HH:mm:ss': { zh: '年-月-日 時:分:秒', en: 'Date and time with seconds' },
  'YYYY-MM-DD HH:mm': { zh: '年-月-日 時:分', en: 'Date and time' },
  'YYYY-MM': { zh: '年-月', en: 'Month' },
  YYYY: { zh: '年', en: 'Year' },
  'YYYY-MM-DD A hh:mm': { zh: '年-月-日 上午/下午 時:分', en: 'Date and time, Chinese AM/PM' },
  'YYYY-MM-DD A hh:mm:ss': { zh: '年-月-日 上午/下午 時:分:秒', en: 'Date and time with seconds, Chinese AM/PM' },
  'YYYY-MM-DD hh:mm A': { zh: '年-月-日 時:分 AM/PM', en: 'Date and time, AM/PM' },
  'YYYY-MM-DD hh:mm:ss A': { zh: '年-月-日 時:分:秒 AM/PM', en: 'Date and time with seconds, AM/PM' },
  YYYY年MM月: { zh: '年月（中文）', en: 'Month, Chinese' },
  YYYY年MM月DD日: { zh: '年月日（中文）', en: 'Date, Chinese' },
  'HH:mm:ss': { zh: '時:分:秒', en: 'Hours, minutes and seconds' },
  'HH:mm': { zh: '時:分', en: 'Hours and minutes' },
};

const dataFormatWords: Words = Object.fromEntries(Object.entries(itemFormats).map(([name, { label }]) => [name, label]));

const sizeWords: Words = Object.fromEntries(uploadSizes.map((size) => [size, { zh: `${size}MB`, en: `${size} MB` }]));

const alignments: Words = { left: { zh: '靠左', en: 'Left' }, center: { zh: '置中', en: 'Centre' }, right: { zh: '靠右', en: 'Right' } };

/** The texts of properties that several controls have, and of those of columns. What only one control has stands in its `.panel.ts`. */
export const commonProperties: PropertyTexts = {
  name: { label: { zh: '名稱', en: 'Name' }, help: { zh: '填寫者看到的標題。', en: 'The label shown in the form.' } },
  name_i18n: {
    label: { zh: '其他語言的名稱', en: 'Name in other languages' },
    help: { zh: '英文介面的標題；空白時顯示中文名稱。', en: 'The label in English; if empty, the Chinese name is used.' },
  },
  visible: {
    label: { zh: '顯示', en: 'Visible' },
    help: { zh: '關閉後，這個控制項不會出現在表單上。', en: 'If off, the control does not appear in the form.' },
  },
  displayFormula: {
    label: { zh: '顯示條件', en: 'Visibility condition' },
    help: { zh: '條件成立時才顯示；空白表示一律顯示。', en: 'Shown only while the condition is met; if empty, always shown.' },
  },
  style: {
    label: { zh: '標題樣式', en: 'Label style' },
    help: { zh: '標題的字級、粗細與顏色。', en: 'Font size, weight and colours of the label.' },
  },
  span: { label: { zh: '寬度', en: 'Width' }, help: { zh: '在 24 欄的版面中佔幾欄。', en: 'Number of columns (of 24) in the layout.' } },
  dataItemName: {
    label: { zh: '綁定資料項', en: 'Data item' },
    help: { zh: '值存在資料模型的哪個資料項。', en: 'The data item of the model that holds the value.' },
  },
  dataItemType: {
    label: { zh: '資料項類型', en: 'Data item type' },
    help: { zh: '資料項的類型，由資料模型決定。', en: 'The type of the data item, determined by the model.' },
  },
  widgetType: { label: { zh: '控制項類型', en: 'Control type' }, help: { zh: '控制項的類型。', en: 'The type of the control.' } },
  labelVisible: {
    label: { zh: '顯示標題', en: 'Show label' },
    help: { zh: '關閉後只留下輸入框，標題不顯示。', en: 'If off, only the input is shown, without its label.' },
  },
  labelAlign: {
    label: { zh: '標題對齊', en: 'Label alignment' },
    help: { zh: '標題靠左、置中或靠右，只用在電腦。', en: 'Alignment of the label, on computers only.' },
    choices: alignments,
  },
  tips: {
    label: { zh: '提示', en: 'Tips' },
    help: {
      zh: '標題旁問號的說明內容，最多 200 個位元組。',
      en: 'The explanation shown by the question mark next to the label, up to 200 bytes.',
    },
  },
  required: {
    label: { zh: '必填', en: 'Required' },
    help: { zh: '沒有填寫就不能提交。', en: 'The form cannot be submitted while it is empty.' },
  },
  requiredFormula: {
    label: { zh: '必填條件', en: 'Required condition' },
    help: { zh: '條件成立時才必須填寫。', en: 'Required only while the condition is met.' },
  },
  readonlyCondition: {
    label: { zh: '唯讀條件', en: 'Read-only condition' },
    help: { zh: '條件成立時只能查看，不能修改。', en: 'Read-only while the condition is met.' },
  },
  readonlyFormula: {
    label: { zh: '唯讀公式', en: 'Read-only formula' },
    help: { zh: '公式的結果為真時只能查看，不能修改。', en: 'Read-only while the formula is true.' },
  },
  onChange: {
    label: { zh: '值改變時', en: 'On change' },
    help: { zh: '值改變後依序執行的步驟。', en: 'Steps that run after the value has changed.' },
  },
  dataLinkage: {
    label: { zh: '資料聯動', en: 'Data linkage' },
    help: { zh: '其他欄位改變時，從別的記錄帶入值。', en: 'Fills in a value from another record when other fields change.' },
  },
  computeFormula: {
    label: { zh: '計算公式', en: 'Formula' },
    help: { zh: '由公式計算值；填寫者不能修改。', en: 'The value is computed and cannot be edited.' },
  },
  minLength: { label: { zh: '最小長度', en: 'Minimum length' }, help: { zh: '至少要輸入幾個字。', en: 'Minimum number of characters.' } },
  maxLength: { label: { zh: '最大長度', en: 'Maximum length' }, help: { zh: '最多可以輸入幾個字。', en: 'Maximum number of characters.' } },
  limitLength: {
    label: { zh: '限制輸入長度', en: 'Limit input length' },
    help: { zh: '達到上限就不能再輸入；關閉時在提交時檢查。', en: 'Input stops at the limit; if off, it is checked on submission.' },
  },
  regexp: {
    label: { zh: '格式規則', en: 'Pattern' },
    help: { zh: '內容必須符合的格式，例如電子郵件或統一編號。', en: 'The format that the text must have, such as an email address.' },
  },
  regexpText: {
    label: { zh: '格式不符時的訊息', en: 'Pattern message' },
    help: { zh: '格式不符時顯示的訊息。', en: 'Message shown if the text does not match.' },
  },
  shortTextStitch: {
    label: { zh: '計算規則', en: 'Calculation rule' },
    help: { zh: '由其他欄位組成或算出值。', en: 'The value is composed of or calculated from other fields.' },
  },
  placeholder: {
    label: { zh: '輸入提示', en: 'Placeholder' },
    help: { zh: '尚未填寫時，輸入框中顯示的提示。', en: 'Hint shown in the input while it is empty.' },
  },
  defaultValue: {
    label: { zh: '預設值', en: 'Default value' },
    help: { zh: '新表單的初始值。', en: 'The initial value in a new form.' },
  },
  isScan: {
    label: { zh: '掃碼輸入', en: 'Scan to enter' },
    help: { zh: '在手機上可以掃條碼或 QR 碼來填。', en: 'On phones, a barcode or QR code can be scanned.' },
  },
  dataFormat: {
    label: { zh: '資料格式', en: 'Data format' },
    help: { zh: '值必須符合的格式；不符就不能提交。', en: 'The format that the value must have on submission.' },
    choices: dataFormatWords,
  },
  format: {
    label: { zh: '格式', en: 'Format' },
    help: { zh: '儲存與輸入值的格式。', en: 'The format in which the value is stored and entered.' },
    choices: formatWords,
  },
  syncFormate: {
    label: { zh: '顯示格式與格式相同', en: 'Display format same as format' },
    help: { zh: '以儲存的格式顯示。', en: 'Shown in the same format as stored.' },
  },
  format1: {
    label: { zh: '顯示格式', en: 'Display format' },
    help: { zh: '畫面上顯示的格式。', en: 'The format on the screen.' },
    choices: formatWords,
  },
  minDate: {
    label: { zh: '最早日期', en: 'Earliest date' },
    help: { zh: '可以選的最早日期，可以是公式。', en: 'The earliest date that can be selected; can be a formula.' },
  },
  maxDate: {
    label: { zh: '最晚日期', en: 'Latest date' },
    help: { zh: '可以選的最晚日期，可以是公式。', en: 'The latest date that can be selected; can be a formula.' },
  },
  dataItemDefault: {
    label: { zh: '預設值來自欄位', en: 'Default value from field' },
    help: { zh: '新表單從這個欄位取得預設值。', en: 'The field from which a new form takes the default.' },
  },
  verifyFormula: {
    label: { zh: '提交時驗證', en: 'Validation on submit' },
    help: { zh: '提交時和固定值或其他欄位比較，不符就不能提交。', en: 'Compared with a value or another field on submission.' },
  },
  minNumber: {
    label: { zh: '最小值', en: 'Minimum' },
    help: { zh: '可以輸入的最小值，可以是公式。', en: 'The smallest number allowed; can be a formula.' },
  },
  maxNumber: {
    label: { zh: '最大值', en: 'Maximum' },
    help: { zh: '可以輸入的最大值，可以是公式。', en: 'The largest number allowed; can be a formula.' },
  },
  options: { label: { zh: '選項', en: 'Options' }, help: { zh: '可以選擇的項目，每行一個。', en: 'The available options, one per line.' } },
  choiceSource: {
    label: { zh: '選項來源', en: 'Option source' },
    help: {
      zh: '選項來自上面的清單、其他資料模型或資料字典。',
      en: 'Whether options come from the list above, a model or a data dictionary.',
    },
  },
  direction: {
    label: { zh: '排列方向', en: 'Direction' },
    help: { zh: '選項排成一列或一欄。', en: 'Whether options are arranged in a row or a column.' },
    choices: { horizontal: { zh: '橫向', en: 'Horizontal' }, vertical: { zh: '縱向', en: 'Vertical' } },
  },
  displaySetting: {
    label: { zh: '唯讀時顯示', en: 'Read-only display' },
    help: { zh: '唯讀時只顯示選到的，或顯示所有選項。', en: 'When read-only, show only the selected options or all options.' },
    choices: { showSelected: { zh: '只顯示已選', en: 'Selected only' }, showAllOption: { zh: '顯示所有選項', en: 'All options' } },
  },
  hasLabel: { label: { zh: '以標籤顯示', en: 'Show as tags' }, help: { zh: '選項以標籤顯示。', en: 'Shows options as tags.' } },
  minCount: {
    label: { zh: '最少選取', en: 'Minimum selections' },
    help: { zh: '至少要選幾個。', en: 'The minimum number that must be selected.' },
  },
  maxCount: {
    label: { zh: '最多選取', en: 'Maximum selections' },
    help: { zh: '最多可以選幾個。', en: 'The maximum number that can be selected.' },
  },
  displayEmpty: {
    label: { zh: '顯示空選項', en: 'Show empty option' },
    help: { zh: '可以改回沒有選擇。', en: 'The selection can be cleared.' },
  },
  emptyValue: {
    label: { zh: '空選項文字', en: 'Empty option text' },
    help: { zh: '沒有選擇時顯示的文字。', en: 'The text shown while nothing is selected.' },
  },
  multi: {
    label: { zh: '多選', en: 'Multiple selection' },
    help: { zh: '由控制項的類型決定。', en: 'Determined by the control type.' },
  },
  limit: {
    label: { zh: '檔案大小上限', en: 'Maximum file size' },
    help: { zh: '每個檔案最大多少 MB。', en: 'The maximum size of each file in MB.' },
    choices: sizeWords,
  },
  batch: {
    label: { zh: '批次下載', en: 'Batch download' },
    help: { zh: '可以一次下載全部。', en: 'All files can be downloaded at once.' },
  },
  onUpload: {
    label: { zh: '上傳時', en: 'On upload' },
    help: { zh: '上傳檔案後依序執行的步驟。', en: 'Steps that run after a file was uploaded.' },
  },
  onDelete: {
    label: { zh: '刪除時', en: 'On delete' },
    help: { zh: '刪除檔案後依序執行的步驟。', en: 'Steps that run after a file was deleted.' },
  },
  fileTypes: {
    label: { zh: '允許的檔案類型', en: 'Allowed file types' },
    help: {
      zh: '可以上傳的檔案類型；空白表示系統允許的都可以。',
      en: 'The file types that can be uploaded; if empty, all types allowed by the system.',
    },
  },
  autoGetLocation: {
    label: { zh: '自動定位', en: 'Locate automatically' },
    help: { zh: '開啟表單時取得目前位置。', en: 'Gets the current location when the form opens.' },
  },
  locationType: {
    label: { zh: '地址精度', en: 'Address precision' },
    help: { zh: '選擇到省、縣市或鄉鎮市區。', en: 'The level of the area: province, city or district.' },
    choices: {
      pp: { zh: '省', en: 'Province' },
      'pp-cc': { zh: '省、市', en: 'Province and city' },
      'pp-cc-aa': { zh: '省、市、區', en: 'Province, city and district' },
    },
  },
  showEmpty: {
    label: { zh: '顯示空選項', en: 'Show empty option' },
    help: { zh: '可以清除已選的地區。', en: 'The selected area can be cleared.' },
  },
  minTime: {
    label: { zh: '最早時間', en: 'Earliest time' },
    help: { zh: '可以選的最早時間，可以是公式。', en: 'The earliest time that can be selected; can be a formula.' },
  },
  maxTime: {
    label: { zh: '最晚時間', en: 'Latest time' },
    help: { zh: '可以選的最晚時間，可以是公式。', en: 'The latest time that can be selected; can be a formula.' },
  },
  deptVisible: {
    label: { zh: '可選範圍', en: 'Selectable units' },
    help: { zh: '可以選人員、部門或兩者。', en: 'Whether people, departments or both can be selected.' },
    choices: {
      User: { zh: '人員', en: 'People' },
      Org: { zh: '部門', en: 'Departments' },
      all: { zh: '人員與部門', en: 'People and departments' },
    },
  },
  defaultValueType: {
    label: { zh: '預設值類型', en: 'Default value type' },
    help: {
      zh: '預設值來自發起人、發起人的部門或其他欄位，取代固定的預設值。',
      en: 'Takes the default from the initiator, their department or another field instead of a fixed one.',
    },
    choices: {
      none: { zh: '無', en: 'None' },
      originator: { zh: '發起人', en: 'Initiator' },
      originatorDept: { zh: '發起人部門', en: "Initiator's department" },
      ref: { zh: '引用其他欄位', en: 'Another field' },
    },
  },
  orgRoot: {
    label: { zh: '組織根節點', en: 'Root departments' },
    help: {
      zh: '只能選這些部門底下的人員或部門；空白表示全公司。',
      en: 'Only people and departments below these; if empty, the whole organisation.',
    },
  },
  orgRootValueType: {
    label: { zh: '根節點來源', en: 'Root source' },
    help: {
      zh: '範圍由固定的部門、發起人部門或其他欄位決定。',
      en: "Whether the range is determined by fixed departments, the initiator's department or another field.",
    },
    choices: {
      none: { zh: '無', en: 'None' },
      originatorDept: { zh: '發起人部門', en: "Initiator's department" },
      ref: { zh: '引用其他欄位', en: 'Another field' },
    },
  },
  departmentLevels: {
    label: { zh: '部門層級', en: 'Department levels' },
    help: { zh: '只能選第幾層到第幾層的部門。', en: 'Only departments between these levels can be selected.' },
  },
  roles: {
    label: { zh: '限定角色', en: 'Limit to roles' },
    help: { zh: '只能選有這些角色的人。', en: 'Only people with one of these roles can be selected.' },
  },
  recursive: {
    label: { zh: '包含下級部門', en: 'Include subdepartments' },
    help: { zh: '範圍包含更下層的部門。', en: 'The range includes lower departments.' },
  },
  isDisplayRoot: {
    label: { zh: '顯示根節點', en: 'Show root' },
    help: { zh: '範圍最上層的部門本身也可以選。', en: 'The top departments themselves can also be selected.' },
  },
  visiblePart: {
    label: { zh: '僅可見部分', en: 'Visible part only' },
    help: { zh: '只能選自己的部門與下級部門。', en: "Only the person's own departments and their subdepartments can be selected." },
  },
  displayType: {
    label: { zh: '顯示方式', en: 'Display as' },
    help: { zh: '選到的人員或部門以文字或標籤顯示。', en: 'Shows the selection as text or tags.' },
    choices: { text: { zh: '文字', en: 'Text' }, tag: { zh: '標籤', en: 'Tags' } },
  },
  selectMode: {
    label: { zh: '選擇方式', en: 'Picker' },
    help: { zh: '在視窗裡挑選，或用下拉選單。', en: 'Select in a dialog or from a dropdown.' },
    choices: { popup: { zh: '彈出視窗', en: 'Popup' }, dropdown: { zh: '下拉選單', en: 'Dropdown' } },
  },
  mappings: {
    label: { zh: '帶出欄位', en: 'Mapped fields' },
    help: {
      zh: '把這個人員、部門或記錄的欄位帶進表單的其他欄位。',
      en: 'Copies fields of the person, department or record to other fields of the form.',
    },
  },
  schemaCode: {
    label: { zh: '關聯模型', en: 'Model' },
    help: { zh: '從哪個資料模型選記錄。', en: 'The model from which records are selected.' },
  },
  conditions: {
    label: { zh: '查詢條件', en: 'Conditions' },
    help: { zh: '只能選符合條件的記錄。', en: 'Only records that meet the conditions can be selected.' },
  },
  mobileConditions: {
    label: { zh: '手機查詢條件', en: 'Phone conditions' },
    help: { zh: '在手機上另外適用的條件。', en: 'Additional conditions on phones.' },
  },
  queryCode: {
    label: { zh: '查詢清單', en: 'List' },
    help: { zh: '用這個清單的欄位與篩選來挑選。', en: 'Uses the columns and filters of this list for selection.' },
  },
  displayField: {
    label: { zh: '顯示欄位', en: 'Display field' },
    help: { zh: '選好之後顯示記錄的哪個欄位。', en: 'The field that represents the selected record.' },
  },
  showField: {
    label: { zh: '選取畫面的欄位', en: 'Picker columns' },
    help: { zh: '挑選視窗裡顯示的欄位。', en: 'The columns shown in the selection dialog.' },
  },
  searchFormula: {
    label: { zh: '搜尋欄位', en: 'Search fields' },
    help: { zh: '輸入關鍵字時搜尋的欄位。', en: 'The fields in which keywords are searched.' },
  },
  linkMode: {
    label: { zh: '可開啟記錄', en: 'Open record' },
    help: { zh: '可以點開選到的記錄。', en: 'The selected record can be opened.' },
  },
  isAuthorize: {
    label: { zh: '臨時授權', en: 'Shared access' },
    help: { zh: '讓處理這份表單的人也能看選到的記錄。', en: 'Lets people who handle this form view the selected record.' },
    choices: {
      false: { zh: '不授權', en: 'No' },
      true: { zh: '可查看', en: 'Can view' },
      Optional: { zh: '可選', en: 'Chosen by the user' },
    },
  },
  defaultVal: {
    label: { zh: '預設值', en: 'Default value' },
    help: { zh: '新表單預先選取的記錄。', en: 'The records initially selected in a new form.' },
  },
  treeView: { label: { zh: '樹狀檢視', en: 'Tree view' }, help: { zh: '以上下層的樹狀結構挑選。', en: 'Select from a tree.' } },
  align: { label: { zh: '對齊', en: 'Alignment' }, help: { zh: '標題的對齊方式。', en: 'Alignment of the title.' }, choices: alignments },
  width: {
    label: { zh: '欄寬', en: 'Column width' },
    help: { zh: '欄位的寬度，單位為像素，最大 885。', en: 'The width of the column in pixels, up to 885.' },
  },
  showTotal: {
    label: { zh: '顯示合計', en: 'Show total' },
    help: { zh: '在最下面顯示這一欄的合計。', en: 'Shows the total of the column at the bottom.' },
  },
};
