import type { RefusalEntry } from '@inkstone/api';

export const buttonRefusals = {
  'button-not-offered': {
    errcode: 42478,
    status: 422,
    zh: '這筆資料目前不能執行此操作',
    en: 'This cannot be done with the record at present',
  },
} as const satisfies Record<string, RefusalEntry>;
