import { exportedAtOnce } from '@inkstone/api';
import type { RefusalEntry } from '@inkstone/api';
import { mostFilesExported, mostWaitingExports } from './limits.ts';

/** 42680 to 42689 and 42968 are the exports'. */
export const exportRefusals = {
  'export-too-large': {
    errcode: 42680,
    status: 422,
    zh: `資料超過 ${exportedAtOnce} 筆，請改用匯出任務`,
    en: `There are more than ${exportedAtOnce} records; use an export task instead`,
  },
  'export-too-many-files': {
    errcode: 42681,
    status: 422,
    zh: `附件超過 ${mostFilesExported} 個，請縮小範圍`,
    en: `There are more than ${mostFilesExported} files; choose fewer records`,
  },
  'export-broke-off': { errcode: 42682, status: 422, zh: '匯出失敗，請再試一次', en: 'The export failed, please try again' },
  'too-many-exports': {
    errcode: 42968,
    status: 429,
    zh: `同時進行的匯出最多 ${mostWaitingExports} 個，請稍候`,
    en: `At most ${mostWaitingExports} exports run at a time, please wait`,
  },
} as const satisfies Record<string, RefusalEntry>;
