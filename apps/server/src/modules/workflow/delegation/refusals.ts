import type { RefusalEntry } from '@inkstone/api';

/** Error codes 42380 to 42384. */
export const delegationRefusals = {
  'trust-days': { errcode: 42380, status: 422, zh: '結束日期不能早於開始日期', en: 'The end date must not be before the start date' },
  'trust-self': { errcode: 42381, status: 422, zh: '不能委託給自己', en: 'You cannot delegate to yourself' },
  'trust-overlaps': {
    errcode: 42382,
    status: 422,
    zh: '{from} 至 {to} 已有相同流程的委託',
    en: 'The same workflow is already delegated from {from} to {to}',
  },
  'trust-mutual': {
    errcode: 42383,
    status: 422,
    zh: '對方在 {from} 至 {to} 已委託給委託人，不能互相委託',
    en: 'This person has already delegated to the delegator from {from} to {to}; two people cannot delegate to each other',
  },
  'trust-past': {
    errcode: 42384,
    status: 422,
    zh: '結束日期已經過去，請選擇今天（{today}）或之後的日期',
    en: 'The end date has passed; select today ({today}) or a later date',
  },
} as const satisfies Record<string, RefusalEntry>;
