import type { RefusalEntry } from '@inkstone/api';
import { mostPackageBytes } from './package-zip.ts';

/** Error codes 42720 to 42729. */
export const packageRefusals = {
  'package-unreadable': {
    errcode: 42720,
    status: 422,
    zh: '無法讀取此檔案，請選擇由本系統匯出的應用套件（.zip）',
    en: 'This file cannot be read. Choose an application package (.zip) exported from this system.',
  },
  'package-too-large': {
    errcode: 42721,
    status: 422,
    zh: `應用套件過大：最多 ${mostPackageBytes / 1024 / 1024} MB`,
    en: `The package is too large: at most ${mostPackageBytes / 1024 / 1024} MB`,
  },
  'package-invalid': { errcode: 42722, status: 422, zh: '應用套件的內容有誤', en: 'The package has errors' },
  'package-changed': {
    errcode: 42723,
    status: 409,
    zh: '預覽之後，套件或系統中的應用已有變更，請重新預覽',
    en: 'The package or the application has changed since the preview. Preview it again.',
  },
} as const satisfies Record<string, RefusalEntry>;
