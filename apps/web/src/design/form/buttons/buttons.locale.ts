import { generalTexts, type ButtonAction, type LocalizedText } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import { managementTexts } from '../../../platform/i18n/management-texts.ts';

export const buttonTexts = defineTexts('design-buttons', {
  buttons: { zh: '按鈕', en: 'Buttons' },
  hint: {
    zh: '在已儲存的記錄上多出的動作；誰看得到記錄，就看得到符合條件的按鈕，會寫入的動作另需編輯權限。',
    en: 'Actions on stored records. Whoever sees the record sees the buttons whose condition holds; those that write also need the right to edit.',
  },
  add: { zh: '新增按鈕', en: 'Add button' },
  newName: { zh: '按鈕', en: 'Button' },
  added: { zh: '已新增按鈕「{name}」', en: 'Added the button "{name}"' },
  remove: { zh: '刪除按鈕 {name}', en: 'Remove the button {name}' },
  removed: { zh: '已刪除按鈕「{name}」', en: 'Removed the button "{name}"' },
  empty: generalTexts.notSet,
  model: { zh: '資料模型', en: 'Model' },
  form: { zh: '表單', en: 'Form' },
  rule: { zh: '業務規則', en: 'Business rule' },
  address: { zh: '網址', en: 'Address' },
  addressHint: { zh: '/ 開頭的站內路徑，或 https 網址', en: 'A path that begins with /, or an https address' },
  values: { zh: '帶入的欄位與公式', en: 'Fields that are filled, with their formulas' },
  onForm: { zh: '開啟的表單', en: 'The open form' },
  onList: { zh: '清單中選取的記錄', en: 'Records picked in a list' },
  confirmZh: { zh: '中文', en: 'Chinese' },
  confirmEn: generalTexts.english,
});

export const actionKindTexts: Readonly<Record<ButtonAction['kind'], LocalizedText>> = {
  rule: { zh: '執行業務規則', en: 'Runs a business rule' },
  address: { zh: '開啟網址', en: 'Opens an address' },
  form: { zh: '開啟另一份表單', en: 'Opens another form' },
};

/** The properties of a button with their help, in the order of the editor (`button-properties.test.ts`). */
export const buttonProperties = {
  name: {
    label: generalTexts.name,
    help: { zh: '按鈕上的文字，最多 40 字', en: 'The text on the button, at most 40 characters' },
  },
  name_i18n: { label: managementTexts.englishName, help: { zh: '未填時用名稱', en: 'Without it the name is used' } },
  on: { label: { zh: '出現在', en: 'Offered in' }, help: { zh: '至少一處', en: 'At least one' } },
  condition: {
    label: { zh: '顯示條件', en: 'Offered if' },
    help: { zh: '以儲存的記錄計算；按下時會再檢查一次', en: 'Over the stored record; checked again when it is pressed' },
  },
  confirm: {
    label: { zh: '確認文字', en: 'Confirmation' },
    help: { zh: '執行前先詢問；兩種語言都要填', en: 'Asked before it runs; both languages are needed' },
  },
  does: { label: { zh: '動作', en: 'What it does' }, help: { zh: '按下後執行的動作', en: 'What happens when it is pressed' } },
} as const satisfies Readonly<Record<string, { readonly label: LocalizedText; readonly help: LocalizedText }>>;

/** The settings of each kind of action. */
export const actionSettings: Readonly<Record<ButtonAction['kind'], readonly string[]>> = {
  rule: ['rule'],
  address: ['address'],
  form: ['schemaCode', 'formCode', 'values'],
};
