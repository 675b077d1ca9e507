import type { LocalizedText } from '@inkstone/schema';

/** Why a setting cannot be kept, by issue code. */
export const settingIssueTexts = {
  UploadSize: { zh: '上限必須是 {sizes} MB 之一', en: 'The limit must be one of {sizes} MB' },
  Extension: { zh: '不是副檔名：{value}', en: 'Not a file extension: {value}' },
  NothingAllowed: { zh: '至少要允許一種副檔名', en: 'At least one extension must be allowed' },
  Ignored: { zh: '同時在允許與拒絕清單中：{value}', en: 'Both allowed and refused: {value}' },
  ScriptAllowed: { zh: '不能允許可執行的檔案：{value}', en: 'Files that run cannot be allowed: {value}' },
  ImageNotAllowed: { zh: '不在允許清單中：{value}', en: 'Not among the allowed extensions: {value}' },
  ImageNotDrawable: { zh: '無法顯示的圖片格式：{value}', en: 'Pictures of this format cannot be shown: {value}' },
  ImportRows: { zh: '必須是 {min} 到 {max} 的整數', en: 'Must be a whole number from {min} to {max}' },
  Zoom: { zh: '必須是 1 到 22 的整數', en: 'Must be a whole number from 1 to 22' },
  Address: { zh: '必須是 http:// 或 https:// 開頭的網址', en: 'Must be an address that begins with http:// or https://' },
  AddressSecret: { zh: '網址中不能有帳號或密碼', en: 'The address may not hold an account or password' },
  Placeholder: { zh: '網址中缺少 {placeholder}', en: 'The address lacks {placeholder}' },
  PlaceholderHost: { zh: '主機名稱中不能有 {placeholder}', en: 'The host may not depend on {placeholder}' },
  Key: { zh: '請輸入金鑰', en: 'Please enter the key' },
  KeyAgain: {
    zh: '換了登入服務，請重新輸入密鑰',
    en: 'This is another provider: please enter its secret',
  },
  Missing: { zh: '請填寫此欄', en: 'Please fill this in' },
  Color: { zh: '不是顏色：請用 #rrggbb', en: 'Not a colour: please write #rrggbb' },
  ColorContrast: {
    zh: '顏色太淺，文字會看不清楚：對比 {contrast}，至少要 {least}',
    en: 'Too light to be read: the contrast is {contrast} and has to be {least}',
  },
  Attribution: { zh: '請填寫地圖的版權聲明', en: 'Please say whom the map belongs to' },
} as const satisfies Record<string, LocalizedText>;
