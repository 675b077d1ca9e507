import type { RefusalEntry } from '@inkstone/api';

/** 42380 to 42384. */
export const trustRefusals = {
  'trust-days': { errcode: 42380, status: 422, zh: '結束日期不能早於開始日期', en: 'The last day must not be before the first' },
  'trust-self': { errcode: 42381, status: 422, zh: '不能委託給自己', en: 'Nobody can be entrusted with their own work' },
  'trust-overlaps': {
    errcode: 42382,
    status: 422,
    zh: '{from}至{to}已有相同流程的委託',
    en: 'There is a delegation of the same workflow from {from} to {to}',
  },
  'trust-mutual': {
    errcode: 42383,
    status: 422,
    zh: '對方在{from}至{to}已將工作委託給委託人，不能互相委託',
    en: 'They have entrusted this person from {from} to {to}; two people cannot act for each other',
  },
  'trust-past': {
    errcode: 42384,
    status: 422,
    zh: '結束日期已經過去，請選擇今天（{today}）或之後的日期',
    en: 'The last day is over: choose today ({today}) or a later one',
  },
} as const satisfies Record<string, RefusalEntry>;
