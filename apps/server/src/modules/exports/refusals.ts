import { maxDirectExport } from '@inkstone/api';
import type { RefusalEntry } from '@inkstone/api';
import { maxFilesExported, maxWaitingExports } from './limits.ts';

/** Codes 42680 to 42689 and 42968 belong to exports. */
export const exportRefusals = {
  'export-too-large': {
    errcode: 42680,
    status: 422,
    zh: `資料超過 ${maxDirectExport} 筆，請改用匯出任務`,
    en: `There are more than ${maxDirectExport} records; use an export task instead`,
  },
  'export-too-many-files': {
    errcode: 42681,
    status: 422,
    zh: `附件超過 ${maxFilesExported} 個，請縮小範圍`,
    en: `There are more than ${maxFilesExported} files; select fewer records`,
  },
  'export-broke-off': { errcode: 42682, status: 422, zh: '匯出失敗，請再試一次', en: 'Export failed. Try again.' },
  'too-many-exports': {
    errcode: 42968,
    status: 429,
    zh: `同時進行的匯出最多 ${maxWaitingExports} 個，請稍候`,
    en: `At most ${maxWaitingExports} exports can run at a time. Please wait.`,
  },
} as const satisfies Record<string, RefusalEntry>;
