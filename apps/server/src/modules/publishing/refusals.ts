import type { RefusalEntry } from '@inkstone/api';

export const publishingRefusals = {
  'app-invalid': { errcode: 42210, status: 422, zh: '應用「{app}」無法發布', en: 'The application "{app}" cannot be published' },
  'app-loses-data': {
    errcode: 42211,
    status: 422,
    zh: '發布應用「{app}」會遺失或牴觸已有資料',
    en: 'Publishing the application "{app}" would lose or contradict stored data',
  },
} as const satisfies Record<string, RefusalEntry>;
