import type { RefusalEntry } from '@inkstone/api';

export const buttonRefusals = {
  'button-not-offered': {
    errcode: 42478,
    status: 422,
    zh: '這筆資料目前不能執行此操作',
    en: 'This action is not available for the record now',
  },
} as const satisfies Record<string, RefusalEntry>;
