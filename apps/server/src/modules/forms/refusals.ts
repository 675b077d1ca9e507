import type { RefusalEntry } from '@inkstone/api';

/** Why a form cannot be opened or started. */
export const formRefusals = {
  'record-in-task': {
    errcode: 40986,
    status: 409,
    zh: '有任務正在處理這筆資料，無法編輯',
    en: 'A task is in progress for this record, so it cannot be edited now',
  },
  'not-entrusted': {
    errcode: 40380,
    status: 403,
    zh: '您沒有代此人發起流程的權限',
    en: 'You are not authorised to start this workflow on their behalf',
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
