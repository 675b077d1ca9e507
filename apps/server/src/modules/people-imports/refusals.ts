import { maxImportedPeople, type RefusalEntry } from '@inkstone/api';

export const peopleImportRefusals = {
  'people-file-type': {
    errcode: 42670,
    status: 422,
    zh: '這不是可以讀取的 .xlsx 或 .csv 檔案',
    en: 'This is not a readable .xlsx or .csv file',
  },
  'people-file-unsafe': { errcode: 42671, status: 422, zh: '檔案含有不安全的內容，無法讀取', en: 'The file contains unsafe content' },
  'people-file-encoding': {
    errcode: 42672,
    status: 422,
    zh: '無法判斷文字編碼，請將檔案存成 UTF-8 或 Big5 的 CSV，或 .xlsx',
    en: 'The text encoding is unknown. Save the file as CSV in UTF-8 or Big5, or as .xlsx.',
  },
  'people-file-quote': {
    errcode: 42773,
    status: 422,
    zh: '第 {row} 列第 {column} 欄的引號沒有結束，或內容過長',
    en: 'In row {row}, column {column} a quotation mark is never closed, or the text is too long',
  },
  'people-file-empty': { errcode: 42673, status: 422, zh: '檔案沒有人員資料', en: 'The file contains no people' },
  'people-file-headings': {
    errcode: 42674,
    status: 422,
    zh: '找不到標題列：需要「帳號」或「員工編號」欄，請使用範本',
    en: 'There is no heading row with "Account" or "Employee number". Use the template.',
  },
  'people-file-too-large': {
    errcode: 42675,
    status: 422,
    zh: `檔案過大：最多 ${maxImportedPeople} 人，.xlsx 20 MB、.csv 10 MB`,
    en: `The file is too large: at most ${maxImportedPeople} people, 20 MB as .xlsx and 10 MB as .csv`,
  },
  'people-import-not-ready': {
    errcode: 42676,
    status: 422,
    zh: '此匯入目前不能執行這個操作',
    en: 'This action is not available for the import now',
  },
  'people-import-has-issues': {
    errcode: 42677,
    status: 422,
    zh: '檔案還有問題，未作任何變更。請修正後再匯入',
    en: 'The file still has issues; nothing was changed. Correct it and import it again.',
  },
  'people-import-no-changes': {
    errcode: 42678,
    status: 422,
    zh: '檔案與現有資料相同，沒有要寫入的內容',
    en: 'The file contains no changes',
  },
  'people-import-outdated': {
    errcode: 42679,
    status: 422,
    zh: '檢查之後組織資料已變更，因此未匯入。請確認新的結果後再匯入',
    en: 'The organisation has changed since the check; nothing was changed. Review the new result and import again.',
  },
  'people-import-broke-off': {
    errcode: 42683,
    status: 422,
    zh: '匯入失敗，未作任何變更，請再試一次',
    en: 'The import failed and nothing was changed. Try again.',
  },
} as const satisfies Record<string, RefusalEntry>;
