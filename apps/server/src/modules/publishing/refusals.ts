import type { RefusalEntry } from '@inkstone/api';

export const publishingRefusals = {
  'copy-unfit': {
    errcode: 42212,
    status: 422,
    zh: '這兩個資料項之間無法複製值',
    en: 'Values cannot be copied between these two data items',
  },
  'copy-running': {
    errcode: 42213,
    status: 409,
    zh: '這個資料模型正在複製值，請等它完成或先取消',
    en: 'Values of this model are being copied. Wait until this is finished, or cancel it.',
  },
  'app-invalid': { errcode: 42210, status: 422, zh: '應用「{app}」無法發布', en: 'The application "{app}" cannot be published' },
  'app-loses-data': {
    errcode: 42211,
    status: 422,
    zh: '發布應用「{app}」會遺失或牴觸已有資料',
    en: 'Publishing the application "{app}" would lose or contradict stored data',
  },
  'app-has-records': {
    errcode: 42786,
    status: 409,
    zh: '應用「{app}」還有資料，不能移除，可以改為關閉',
    en: 'The application "{app}" has records and cannot be removed. Close it instead.',
  },
} as const satisfies Record<string, RefusalEntry>;
