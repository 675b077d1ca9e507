import { generalTexts, type ButtonAction, type LocalizedText } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { managementTexts } from '../../../platform/i18n/management-texts.ts';

export const buttonTexts = defineTexts('design-buttons', {
  buttons: { zh: '按鈕', en: 'Buttons' },
  hint: {
    zh: '在已儲存的記錄上提供的動作。看得到記錄的人就看得到符合條件的按鈕；會寫入的動作另需編輯權限。',
    en: 'Actions on stored records. Everyone who can view a record sees the buttons whose condition is met; actions that write also need permission to edit.',
  },
  add: { zh: '新增按鈕', en: 'Add button' },
  newName: { zh: '按鈕', en: 'Button' },
  added: { zh: '已新增按鈕「{name}」', en: 'Added the button "{name}"' },
  remove: { zh: '刪除按鈕 {name}', en: 'Delete the button {name}' },
  removed: { zh: '已刪除按鈕「{name}」', en: 'Deleted the button "{name}"' },
  empty: generalTexts.notSet,
  model: { zh: '資料模型', en: 'Model' },
  form: { zh: '表單', en: 'Form' },
  rule: { zh: '業務規則', en: 'Business rule' },
  address: { zh: '網址', en: 'URL' },
  addressHint: { zh: '/ 開頭的站內路徑，或 https 網址', en: 'A path that starts with /, or an https URL' },
  values: { zh: '帶入的欄位與公式', en: 'Fields to fill in, with formulas' },
  onForm: { zh: '開啟的表單', en: 'The open form' },
  onList: { zh: '清單中選取的記錄', en: 'Records selected in a list' },
  confirmZh: { zh: '中文', en: 'Chinese' },
  confirmEn: generalTexts.english,
});

export const actionKindTexts: Readonly<Record<ButtonAction['kind'], LocalizedText>> = {
  rule: { zh: '執行業務規則', en: 'Runs a business rule' },
  address: { zh: '開啟網址', en: 'Opens a URL' },
  form: { zh: '開啟另一份表單', en: 'Opens another form' },
};

/** The properties of a button with their help, in the order of the editor (`button-properties.test.ts`). */
export const buttonProperties = {
  name: {
    label: generalTexts.name,
    help: { zh: '按鈕上的文字，最多 40 字', en: 'Text on the button, up to 40 characters' },
  },
  name_i18n: { label: managementTexts.englishName, help: { zh: '未填時用名稱', en: 'If empty, the name is used' } },
  on: { label: { zh: '出現在', en: 'Shown in' }, help: { zh: '至少一處', en: 'At least one' } },
  condition: {
    label: { zh: '顯示條件', en: 'Visibility condition' },
    help: { zh: '以儲存的記錄計算；按下時會再檢查一次', en: 'Evaluated on the stored record; checked again when the button is selected' },
  },
  confirm: {
    label: { zh: '確認文字', en: 'Confirmation' },
    help: { zh: '執行前先詢問；兩種語言都要填', en: 'Asked before the action runs; both languages are required' },
  },
  does: { label: { zh: '動作', en: 'Action' }, help: { zh: '按下後執行的動作', en: 'What happens when the button is selected' } },
} as const satisfies Readonly<Record<string, { readonly label: LocalizedText; readonly help: LocalizedText }>>;

/** The settings of each kind of action. */
export const actionSettings: Readonly<Record<ButtonAction['kind'], readonly string[]>> = {
  rule: ['rule'],
  address: ['address'],
  form: ['schemaCode', 'formCode', 'values'],
};
