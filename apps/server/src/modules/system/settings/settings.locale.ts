import type { LocalizedText } from '@inkstone/schema';

/** Messages by issue code. */
export const settingIssueTexts = {
  UploadSize: { zh: '上限必須是 {sizes} MB 之一', en: 'The limit must be one of {sizes} MB' },
  Extension: { zh: '不是副檔名：{value}', en: 'Not a file extension: {value}' },
  NothingAllowed: { zh: '至少要允許一種副檔名', en: 'At least one extension must be allowed' },
  Ignored: { zh: '同時在允許與拒絕清單中：{value}', en: 'Both allowed and blocked: {value}' },
  ScriptAllowed: { zh: '不能允許可執行的檔案：{value}', en: 'Executable files cannot be allowed: {value}' },
  ImageNotAllowed: { zh: '不在允許清單中：{value}', en: 'Not in the allowed extensions: {value}' },
  ImageNotDrawable: { zh: '無法顯示的圖片格式：{value}', en: 'Image format that cannot be shown: {value}' },
  ImportRows: { zh: '必須是 {min} 到 {max} 的整數', en: 'Must be an integer from {min} to {max}' },
  Zoom: { zh: '必須是 1 到 22 的整數', en: 'Must be an integer from 1 to 22' },
  Address: { zh: '必須是 http:// 或 https:// 開頭的網址', en: 'Enter a URL that starts with http:// or https://' },
  AddressSecret: { zh: '網址中不能有帳號或密碼', en: 'The URL must not contain an account or password' },
  Placeholder: { zh: '網址中缺少 {placeholder}', en: 'The URL must contain {placeholder}' },
  PlaceholderHost: { zh: '主機名稱中不能有 {placeholder}', en: 'The host must not contain {placeholder}' },
  Key: { zh: '請輸入金鑰', en: 'Enter the key' },
  KeyAgain: {
    zh: '換了登入服務，請重新輸入密鑰',
    en: 'The identity provider has changed. Enter its secret again.',
  },
  Missing: { zh: '請填寫此欄', en: 'This field is required' },
  Color: { zh: '不是顏色：請用 #rrggbb', en: 'Not a colour; use #rrggbb' },
  ColorContrast: {
    zh: '顏色太淺，文字會看不清楚：對比 {contrast}，至少要 {least}',
    en: 'Too light to be readable: the contrast is {contrast}, at least {least} is required',
  },
  TimeZone: { zh: '不是時區：{value}', en: 'Not a time zone: {value}' },
  LogoUnreadable: { zh: '無法讀取這張圖片，請使用 PNG、JPEG、WebP 或 GIF', en: 'This image cannot be read. Use PNG, JPEG, WebP or GIF.' },
  Attribution: { zh: '請填寫地圖的版權聲明', en: 'Enter the attribution of the map' },
} as const satisfies Record<string, LocalizedText>;
