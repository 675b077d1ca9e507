import type { RefusalEntry } from '@inkstone/api';

/** Why somebody cannot be urged. The first two are in the error catalogue. */
export const urgeRefusals = {
  'urge-self': {
    status: 422,
    errcode: 42395,
    zh: '您是目前的簽核人，不能催辦自己',
    en: "You are the current approver, can't urge yourself",
  },
  'urge-failed': { status: 409, errcode: 40997, zh: '催辦失敗，請重試', en: 'Urge failed, please try again' },
  'urge-too-soon': {
    status: 429,
    errcode: 42990,
    zh: '{minutes} 分鐘內已催辦過，請稍後再試',
    en: 'You urged less than {minutes} minutes ago. Please wait.',
  },
  'urge-too-often': {
    status: 429,
    errcode: 42991,
    zh: '今天已催辦 {times} 次，請明天再試',
    en: 'You have urged {times} times today. Try again tomorrow.',
  },
} as const satisfies Record<string, RefusalEntry>;
