import type { LocalizedText } from '@inkstone/schema';
import { uploadSizes } from '../upload-rule/upload-limits.ts';
import type { PropertyTexts } from '../props/property-text.ts';
import { itemFormats } from '../values/item-format.ts';

type Words = Readonly<Record<string, LocalizedText>>;

/** Formats of dates and times. Formats of numbers are told by an example alone. */
const formatWords: Words = {
  'YYYY-MM-DD': { zh: '年-月-日', en: 'Day' },
  'YYYY-MM-DD HH:mm:ss': { zh: '年-月-日 時:分:秒', en: 'Day and time with seconds' },
  'YYYY-MM-DD HH:mm': { zh: '年-月-日 時:分', en: 'Day and time' },
  'YYYY-MM': { zh: '年-月', en: 'Month' },
  YYYY: { zh: '年', en: 'Year' },
  'YYYY-MM-DD A hh:mm': { zh: '年-月-日 上午/下午 時:分', en: 'Day and time, Chinese halves' },
  'YYYY-MM-DD A hh:mm:ss': { zh: '年-月-日 上午/下午 時:分:秒', en: 'Day and time with seconds, Chinese halves' },
  'YYYY-MM-DD hh:mm A': { zh: '年-月-日 時:分 AM/PM', en: 'Day and time, AM/PM' },
  'YYYY-MM-DD hh:mm:ss A': { zh: '年-月-日 時:分:秒 AM/PM', en: 'Day and time with seconds, AM/PM' },
  YYYY年MM月: { zh: '年月（中文）', en: 'Month, Chinese' },
  YYYY年MM月DD日: { zh: '年月日（中文）', en: 'Day, Chinese' },
  'HH:mm:ss': { zh: '時:分:秒', en: 'With seconds' },
  'HH:mm': { zh: '時:分', en: 'Hours and minutes' },
};

const dataFormatWords: Words = Object.fromEntries(Object.entries(itemFormats).map(([name, { label }]) => [name, label]));

const sizeWords: Words = Object.fromEntries(uploadSizes.map((size) => [size, { zh: `${size}MB`, en: `${size} MB` }]));

const alignments: Words = { left: { zh: '靠左', en: 'Left' }, center: { zh: '置中', en: 'Centre' }, right: { zh: '靠右', en: 'Right' } };

/** The texts of properties that several controls have, and of those of columns. What only one control has stands in its `.panel.ts`. */
export const commonProperties: PropertyTexts = {
  name: { label: { zh: '名稱', en: 'Name' }, help: { zh: '填寫的人看到的標題。', en: 'The title that people see.' } },
  name_i18n: {
    label: { zh: '其他語言的名稱', en: 'Name in other languages' },
    help: { zh: '英文畫面上的標題；空白時顯示中文名稱。', en: 'The title on English screens; empty: the Chinese name.' },
  },
  visible: {
    label: { zh: '顯示', en: 'Visible' },
    help: { zh: '關閉後，這個控制項不會出現在表單上。', en: 'If off, the control does not appear in the form.' },
  },
  displayFormula: {
    label: { zh: '顯示條件', en: 'Visibility condition' },
    help: { zh: '條件成立時才顯示；空白表示一律顯示。', en: 'Shown only while the condition holds; empty: always.' },
  },
  style: {
    label: { zh: '標題樣式', en: 'Title style' },
    help: { zh: '標題的字級、粗細與顏色。', en: 'Size, weight and colours of the title.' },
  },
  span: { label: { zh: '寬度', en: 'Width' }, help: { zh: '在 24 欄版面裡佔幾欄。', en: 'How many of the 24 columns it takes.' } },
  dataItemName: {
    label: { zh: '綁定資料項', en: 'Data item' },
    help: { zh: '值存在資料模型的哪個資料項。', en: 'The data item of the model that holds the value.' },
  },
  dataItemType: {
    label: { zh: '資料項類型', en: 'Data item type' },
    help: { zh: '資料項的類型，由資料模型決定。', en: 'The type of the data item, decided by the model.' },
  },
  widgetType: { label: { zh: '控制項類型', en: 'Control type' }, help: { zh: '控制項的類型。', en: 'The type of the control.' } },
  labelVisible: {
    label: { zh: '顯示標題', en: 'Show the label' },
    help: { zh: '關閉後只留下輸入框，標題不顯示。', en: 'If off, only the input is shown, without its title.' },
  },
  labelAlign: {
    label: { zh: '標題對齊', en: 'Label alignment' },
    help: { zh: '標題靠左、置中或靠右，只用在電腦。', en: 'How the title is aligned, on computers only.' },
    choices: alignments,
  },
  tips: {
    label: { zh: '提示', en: 'Tips' },
    help: {
      zh: '標題旁的問號所說明的內容，最多 200 字節。',
      en: 'The explanation behind the question mark at the title; at most 200 bytes.',
    },
  },
  required: {
    label: { zh: '必填', en: 'Required' },
    help: { zh: '沒有填寫就不能提交。', en: 'The form cannot be submitted while it is empty.' },
  },
  requiredFormula: {
    label: { zh: '必填條件', en: 'Required condition' },
    help: { zh: '條件成立時才必須填寫。', en: 'Must be filled in only while the condition holds.' },
  },
  readonlyCondition: {
    label: { zh: '唯讀條件', en: 'Read-only condition' },
    help: { zh: '條件成立時只能看，不能改。', en: 'Can only be read while the condition holds.' },
  },
  readonlyFormula: {
    label: { zh: '唯讀公式', en: 'Read-only formula' },
    help: { zh: '公式的結果為真時只能看，不能改。', en: 'Can only be read while the formula is true.' },
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
    help: { zh: '由公式算出值；填寫的人不能自己改。', en: 'The value is computed; people cannot change it.' },
  },
  minLength: { label: { zh: '最小長度', en: 'Minimum length' }, help: { zh: '至少要輸入幾個字。', en: 'The fewest characters.' } },
  maxLength: { label: { zh: '最大長度', en: 'Maximum length' }, help: { zh: '最多可以輸入幾個字。', en: 'The most characters.' } },
  limitLength: {
    label: { zh: '限制輸入長度', en: 'Limit input length' },
    help: { zh: '打到上限就不能再輸入；關閉時提交才檢查。', en: 'Typing stops at the limit; if off, it is checked on submitting.' },
  },
  regexp: {
    label: { zh: '格式規則', en: 'Pattern' },
    help: { zh: '內容必須符合的格式，例如電子郵件或統一編號。', en: 'The form that the text must have, such as an e-mail address.' },
  },
  regexpText: {
    label: { zh: '格式不符時的訊息', en: 'Pattern message' },
    help: { zh: '格式不符時告訴填寫的人的話。', en: 'What people are told when the text does not match.' },
  },
  shortTextStitch: {
    label: { zh: '計算規則', en: 'Calculation rule' },
    help: { zh: '由其他欄位組成或算出值。', en: 'The value is put together from other fields.' },
  },
  placeholder: {
    label: { zh: '輸入提示', en: 'Placeholder' },
    help: { zh: '還沒填寫時，輸入框裡的淡色提示。', en: 'The pale hint in the input while it is empty.' },
  },
  defaultValue: {
    label: { zh: '預設值', en: 'Default value' },
    help: { zh: '新表單一開始就有的值。', en: 'The value that a new form starts with.' },
  },
  isScan: {
    label: { zh: '掃碼輸入', en: 'Scan to enter' },
    help: { zh: '在手機上可以掃條碼或 QR 碼來填。', en: 'On phones a bar code or QR code can be scanned.' },
  },
  dataFormat: {
    label: { zh: '資料格式', en: 'Data format' },
    help: { zh: '值必須符合的格式；不符就不能提交。', en: 'The format that the value must have on submitting.' },
    choices: dataFormatWords,
  },
  format: {
    label: { zh: '格式', en: 'Format' },
    help: { zh: '值怎麼儲存與輸入。', en: 'How the value is stored and entered.' },
    choices: formatWords,
  },
  syncFormate: {
    label: { zh: '顯示格式與格式相同', en: 'Display format same as format' },
    help: { zh: '畫面上用和儲存相同的格式。', en: 'Shown in the same format as stored.' },
  },
  format1: {
    label: { zh: '顯示格式', en: 'Display format' },
    help: { zh: '畫面上顯示的格式。', en: 'The format on the screen.' },
    choices: formatWords,
  },
  minDate: {
    label: { zh: '最早日期', en: 'Earliest date' },
    help: { zh: '可以選的最早日期，可以是公式。', en: 'The earliest day that can be chosen; may be a formula.' },
  },
  maxDate: {
    label: { zh: '最晚日期', en: 'Latest date' },
    help: { zh: '可以選的最晚日期，可以是公式。', en: 'The latest day that can be chosen; may be a formula.' },
  },
  dataItemDefault: {
    label: { zh: '預設值來自欄位', en: 'Default value from field' },
    help: { zh: '新表單從這個欄位取得預設值。', en: 'The field from which a new form takes the default.' },
  },
  verifyFormula: {
    label: { zh: '提交校驗', en: 'Validation on submit' },
    help: { zh: '提交時和固定值或其他欄位比較，不符就不能提交。', en: 'Compared on submitting with a value or another field.' },
  },
  minNumber: {
    label: { zh: '最小值', en: 'Minimum' },
    help: { zh: '可以輸入的最小值，可以是公式。', en: 'The smallest number; may be a formula.' },
  },
  maxNumber: {
    label: { zh: '最大值', en: 'Maximum' },
    help: { zh: '可以輸入的最大值，可以是公式。', en: 'The largest number; may be a formula.' },
  },
  options: { label: { zh: '選項', en: 'Options' }, help: { zh: '可以選的項目，一行一個。', en: 'What can be chosen, one per line.' } },
  choiceSource: {
    label: { zh: '選項來源', en: 'Option source' },
    help: { zh: '選項來自上面的清單、其他資料模型或資料字典。', en: 'Whether choices come from the list, a model or a data dictionary.' },
  },
  direction: {
    label: { zh: '排列方向', en: 'Direction' },
    help: { zh: '選項排成一列或一欄。', en: 'Choices beside or below each other.' },
    choices: { horizontal: { zh: '橫向', en: 'Horizontal' }, vertical: { zh: '縱向', en: 'Vertical' } },
  },
  displaySetting: {
    label: { zh: '唯讀時顯示', en: 'Read-only display' },
    help: { zh: '唯讀時只顯示選到的，或顯示所有選項。', en: 'When read-only: only what is chosen, or all choices.' },
    choices: { showSelected: { zh: '只顯示已選', en: 'Selected only' }, showAllOption: { zh: '顯示所有選項', en: 'All options' } },
  },
  hasLabel: { label: { zh: '以標籤顯示', en: 'Show as tags' }, help: { zh: '選項以標籤的樣子顯示。', en: 'Choices look like tags.' } },
  minCount: { label: { zh: '最少選取', en: 'Minimum selections' }, help: { zh: '至少要選幾個。', en: 'The fewest that must be chosen.' } },
  maxCount: { label: { zh: '最多選取', en: 'Maximum selections' }, help: { zh: '最多可以選幾個。', en: 'The most that can be chosen.' } },
  displayEmpty: {
    label: { zh: '顯示空選項', en: 'Show empty option' },
    help: { zh: '可以改回沒有選擇。', en: 'The choice can be taken back.' },
  },
  emptyValue: {
    label: { zh: '空選項文字', en: 'Empty option text' },
    help: { zh: '沒有選擇時顯示的文字。', en: 'What is shown while nothing is chosen.' },
  },
  multi: {
    label: { zh: '多選', en: 'Multiple selection' },
    help: { zh: '由控制項的類型決定。', en: 'Decided by the type of the control.' },
  },
  limit: {
    label: { zh: '檔案大小上限', en: 'Maximum file size' },
    help: { zh: '每個檔案最大多少 MB。', en: 'The largest size of each file.' },
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
    help: { zh: '刪除檔案後依序執行的步驟。', en: 'Steps that run after a file was removed.' },
  },
  fileTypes: {
    label: { zh: '允許的檔案類型', en: 'Allowed file types' },
    help: {
      zh: '可以上傳的檔案類型；空白表示系統允許的都可以。',
      en: 'The types that can be uploaded; empty: all that the system accepts.',
    },
  },
  autoGetLocation: {
    label: { zh: '自動定位', en: 'Locate automatically' },
    help: { zh: '打開表單就取得目前位置。', en: 'Takes the current position when the form opens.' },
  },
  locationType: {
    label: { zh: '地址精度', en: 'Address precision' },
    help: { zh: '要選到省市、縣市或鄉鎮市區。', en: 'How fine the area is: province, city or district.' },
    choices: {
      pp: { zh: '省', en: 'Province' },
      'pp-cc': { zh: '省、市', en: 'Province and city' },
      'pp-cc-aa': { zh: '省、市、區', en: 'Province, city and district' },
    },
  },
  showEmpty: {
    label: { zh: '顯示空選項', en: 'Show empty option' },
    help: { zh: '可以清除已選的地區。', en: 'The chosen area can be cleared.' },
  },
  minTime: {
    label: { zh: '最早時間', en: 'Earliest time' },
    help: { zh: '可以選的最早時間，可以是公式。', en: 'The earliest time that can be chosen; may be a formula.' },
  },
  maxTime: {
    label: { zh: '最晚時間', en: 'Latest time' },
    help: { zh: '可以選的最晚時間，可以是公式。', en: 'The latest time that can be chosen; may be a formula.' },
  },
  deptVisible: {
    label: { zh: '可選範圍', en: 'Selectable' },
    help: { zh: '可以選人員、部門或兩者。', en: 'Whether people, departments or both can be chosen.' },
    choices: {
      User: { zh: '人員', en: 'People' },
      Org: { zh: '部門', en: 'Departments' },
      all: { zh: '人員與部門', en: 'People and departments' },
    },
  },
  defaultValueType: {
    label: { zh: '預設值類型', en: 'Default value type' },
    help: {
      zh: '預設值來自發起人、他的部門或其他欄位；選了就不用固定的預設值。',
      en: 'Takes the default from the initiator, their department or another field instead of a fixed one.',
    },
    choices: {
      none: { zh: '無', en: 'None' },
      originator: { zh: '發起人', en: 'Initiator' },
      originatorDept: { zh: '發起人部門', en: "Originator's department" },
      ref: { zh: '引用其他欄位', en: 'Another field' },
    },
  },
  orgRoot: {
    label: { zh: '組織根節點', en: 'Root departments' },
    help: { zh: '只能選這些部門底下的人員或部門；空白表示全公司。', en: 'Only people and departments below these; empty: everybody.' },
  },
  orgRootValueType: {
    label: { zh: '根節點來源', en: 'Root source' },
    help: {
      zh: '範圍由固定的部門、發起人部門或其他欄位決定。',
      en: 'Whether fixed departments, that of the initiator or a field decide the range.',
    },
    choices: {
      none: { zh: '無', en: 'None' },
      originatorDept: { zh: '發起人部門', en: "Originator's department" },
      ref: { zh: '引用其他欄位', en: 'Another field' },
    },
  },
  departmentLevels: {
    label: { zh: '部門層級', en: 'Department levels' },
    help: { zh: '只能選第幾層到第幾層的部門。', en: 'Only departments from one level to another.' },
  },
  roles: {
    label: { zh: '限定角色', en: 'Limit to roles' },
    help: { zh: '只能選有這些角色的人。', en: 'Only people who have one of these roles.' },
  },
  recursive: {
    label: { zh: '包含下級部門', en: 'Include subdepartments' },
    help: { zh: '範圍包含更下層的部門。', en: 'Departments further below belong to the range.' },
  },
  isDisplayRoot: {
    label: { zh: '顯示根節點', en: 'Show root' },
    help: { zh: '範圍最上層的部門本身也可以選。', en: 'The top departments themselves can be chosen.' },
  },
  visiblePart: {
    label: { zh: '僅可見部分', en: 'Visible part only' },
    help: { zh: '只能選自己的部門與底下的部門。', en: 'Only own departments and those below.' },
  },
  displayType: {
    label: { zh: '顯示方式', en: 'Display as' },
    help: { zh: '選到的人員或部門以文字或標籤顯示。', en: 'Shows what is chosen as text or as tags.' },
    choices: { text: { zh: '文字', en: 'Text' }, tag: { zh: '標籤', en: 'Tags' } },
  },
  selectMode: {
    label: { zh: '選擇方式', en: 'Picker' },
    help: { zh: '在視窗裡挑選，或用下拉選單。', en: 'Picked in a dialog or from a dropdown.' },
    choices: { popup: { zh: '彈出視窗', en: 'Popup' }, dropdown: { zh: '下拉選單', en: 'Dropdown' } },
  },
  mappings: {
    label: { zh: '帶出欄位', en: 'Mapped fields' },
    help: {
      zh: '把這個人員、部門或記錄的欄位帶進表單的其他欄位。',
      en: 'Fields of the person, department or record fill in other fields of the form.',
    },
  },
  schemaCode: { label: { zh: '關聯模型', en: 'Model' }, help: { zh: '從哪個資料模型選記錄。', en: 'The model whose records are picked.' } },
  conditions: {
    label: { zh: '查詢條件', en: 'Conditions' },
    help: { zh: '只能選符合條件的記錄。', en: 'Only records that meet the conditions.' },
  },
  mobileConditions: {
    label: { zh: '行動端查詢條件', en: 'Mobile conditions' },
    help: { zh: '在手機上另外適用的條件。', en: 'Conditions for phones.' },
  },
  queryCode: {
    label: { zh: '查詢清單', en: 'List' },
    help: { zh: '用這個清單的欄位與篩選來挑選。', en: 'Picks with the columns and filters of this list.' },
  },
  displayField: {
    label: { zh: '顯示欄位', en: 'Display field' },
    help: { zh: '選好之後顯示記錄的哪個欄位。', en: 'The field by which a picked record is shown.' },
  },
  showField: {
    label: { zh: '選取畫面的欄位', en: 'Picker columns' },
    help: { zh: '挑選視窗裡顯示的欄位。', en: 'The columns shown while picking.' },
  },
  searchFormula: {
    label: { zh: '搜尋欄位', en: 'Search fields' },
    help: { zh: '輸入關鍵字時搜尋的欄位。', en: 'The fields in which a keyword is searched.' },
  },
  linkMode: { label: { zh: '可開啟記錄', en: 'Open record' }, help: { zh: '可以點開選到的記錄。', en: 'A picked record can be opened.' } },
  isAuthorize: {
    label: { zh: '臨時授權', en: 'Shared access' },
    help: { zh: '讓處理這份表單的人也能看選到的記錄。', en: 'Lets those who handle the form read the picked record.' },
    choices: {
      false: { zh: '不授權', en: 'No' },
      true: { zh: '可讀', en: 'Can view' },
      Optional: { zh: '可選', en: 'Chosen by the user' },
    },
  },
  defaultVal: {
    label: { zh: '預設值', en: 'Default value' },
    help: { zh: '新表單一開始就選好的記錄。', en: 'The records that a new form starts with.' },
  },
  treeView: { label: { zh: '樹狀檢視', en: 'Tree view' }, help: { zh: '以上下層的樹狀結構挑選。', en: 'Picks from a tree.' } },
  align: { label: { zh: '對齊', en: 'Alignment' }, help: { zh: '標題的對齊方式。', en: 'How the title is aligned.' }, choices: alignments },
  width: {
    label: { zh: '列寬', en: 'Column width' },
    help: { zh: '欄位的寬度，單位為像素，最大 885。', en: 'The width of the column in pixels, at most 885.' },
  },
  showTotal: {
    label: { zh: '顯示合計', en: 'Show total' },
    help: { zh: '在最下面顯示這一欄的合計。', en: 'Shows the total of the column at the bottom.' },
  },
};
