import type { RefusalEntry } from '@inkstone/api';

/** The refusals of saving a trial. */
export const trialRefusals = {
  ScenarioNameTaken: { status: 422, errcode: 42313, zh: '已有名為「{name}」的情境', en: 'A scenario named "{name}" already exists' },
  ScenariosTooMany: { status: 422, errcode: 42314, zh: '每個流程最多保存 {max} 個情境', en: 'A workflow can have at most {max} scenarios' },
  ScenarioChanged: {
    status: 409,
    errcode: 40985,
    zh: '此情境已被他人修改，請重新載入',
    en: 'Someone has changed this scenario in the meantime. Reload it.',
  },
} as const satisfies Record<string, RefusalEntry>;
