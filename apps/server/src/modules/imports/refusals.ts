import { mostImported, type RefusalEntry } from '@inkstone/api';
import { limits } from '@inkstone/schema';
import { mostImportBytes, mostOpenImports } from './limits.ts';

/** 42690 to 42699, 42647 and 42969 are the imports'. */
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
    en: 'The file has content that is not safe to read',
  },
  'import-file-too-large': {
    errcode: 42695,
    status: 422,
    zh: `檔案過大：最多 ${mostImportBytes / 1024 / 1024} MB、500 列`,
    en: `The file is too large: at most ${mostImportBytes / 1024 / 1024} MB and 500 columns`,
  },
  'import-too-many-rows': {
    errcode: 42696,
    status: 422,
    zh: `資料超過 ${mostImported} 筆，請分成幾個檔案`,
    en: `There are more than ${mostImported} records; please divide the file`,
  },
  'import-not-ready': { errcode: 42697, status: 422, zh: '此匯入目前不能執行這個操作', en: 'This cannot be done with the import now' },
  'import-has-faults': { errcode: 42698, status: 422, zh: '有資料未通過檢查', en: 'Some rows did not pass the check' },
  'import-broke-off': { errcode: 42699, status: 422, zh: '匯入失敗，請再試一次', en: 'The import failed, please try again' },
  'import-too-many-lines': {
    errcode: 42647,
    status: 422,
    zh: `資料超過 {max} 列；子表超過 ${limits.sheetImportRowsMost} 列時，請改用關聯表單`,
    en: `There are more than {max} rows; past ${limits.sheetImportRowsMost} rows a relevance form serves better than a sub-table`,
  },
  'too-many-imports': {
    errcode: 42969,
    status: 429,
    zh: `未完成的匯入最多 ${mostOpenImports} 個，請先完成或取消`,
    en: `At most ${mostOpenImports} imports may be open; finish or cancel one first`,
  },
} as const satisfies Record<string, RefusalEntry>;
