import { maxImportedRecords, type RefusalEntry } from '@inkstone/api';
import { limits } from '@inkstone/schema';
import { maxImportBytes, maxOpenImports } from './limits.ts';

/** Codes 42690 to 42699, 42647 and 42969 belong to imports. */
export const importRefusals = {
  'import-form-in-workflow': {
    errcode: 42690,
    status: 422,
    zh: '表單已關聯流程實例，不能匯入',
    en: 'The form is linked to a process instance and cannot be imported into',
  },
  'import-template-empty': { errcode: 42691, status: 422, zh: '範本沒有資料', en: 'The template is empty' },
  'import-template-wrong': { errcode: 42692, status: 422, zh: '範本不正確', en: 'Incorrect template' },
  'import-file-type': {
    errcode: 42693,
    status: 422,
    zh: '檔案格式錯誤：僅支援 .xlsx 檔案',
    en: 'Wrong file format: only .xlsx files supported',
  },
  'import-file-unsafe': {
    errcode: 42694,
    status: 422,
    zh: '檔案含有不安全的內容，無法讀取',
    en: 'The file contains unsafe content',
  },
  'import-file-too-large': {
    errcode: 42695,
    status: 422,
    zh: `檔案過大：最多 ${maxImportBytes / 1024 / 1024} MB、500 列`,
    en: `The file is too large; at most ${maxImportBytes / 1024 / 1024} MB and 500 columns are allowed`,
  },
  'import-too-many-rows': {
    errcode: 42696,
    status: 422,
    zh: `資料超過 ${maxImportedRecords} 筆，請分成幾個檔案`,
    en: `There are more than ${maxImportedRecords} records; split the file`,
  },
  'import-not-ready': {
    errcode: 42697,
    status: 422,
    zh: '此匯入目前不能執行這個操作',
    en: 'This action is not available for the import now',
  },
  'import-has-faults': { errcode: 42698, status: 422, zh: '有資料未通過檢查', en: 'Some rows have issues' },
  'import-broke-off': { errcode: 42699, status: 422, zh: '匯入失敗，請再試一次', en: 'Import failed. Try again.' },
  'import-too-many-lines': {
    errcode: 42647,
    status: 422,
    zh: `資料超過 {max} 列；子表超過 ${limits.sheetImportRowsMax} 列時，請改用關聯表單`,
    en: `There are more than {max} rows; for more than ${limits.sheetImportRowsMax} rows, use a related record control instead of a sub-table`,
  },
  'too-many-imports': {
    errcode: 42969,
    status: 429,
    zh: `未完成的匯入最多 ${maxOpenImports} 個，請先完成或取消`,
    en: `At most ${maxOpenImports} imports can be open; finish or cancel one first`,
  },
} as const satisfies Record<string, RefusalEntry>;
