import { StepSequence, nextDay, sameDay, soon } from './step-sequence.ts';
import type { Random } from './random.ts';
import { dayMinutes, type RecordHistory } from './record-history.ts';

interface Onboarding {
  readonly name: string;
  readonly position: string;
  readonly day: number;
  /** Working days until the first day at work. */
  readonly lead: number;
  readonly by: string;
  readonly account: string;
  readonly equipment: readonly string[];
  readonly mentors: readonly string[];
  readonly notifiesPersonnel?: true;
  /** The equipment has not been prepared yet. */
  readonly isLate?: true;
}

const templates: readonly Onboarding[] = [
  {
    name: '高翊庭',
    position: '業務助理',
    day: 52,
    lead: 10,
    by: 'manager',
    account: 'yiting.kao',
    equipment: ['筆記型電腦', '公務手機'],
    mentors: ['employee', 'deputy'],
  },
  {
    name: '謝承恩',
    position: '倉管專員',
    day: 40,
    lead: 9,
    by: 'employee',
    account: 'chengen.hsieh',
    equipment: ['條碼掃描器'],
    mentors: ['deputy'],
  },
  {
    name: '方怡文',
    position: '會計',
    day: 27,
    lead: 11,
    by: 'finance2',
    account: 'yiwen.fang',
    equipment: ['筆記型電腦', '27 吋螢幕'],
    mentors: ['budget'],
    notifiesPersonnel: true,
  },
  {
    name: '羅子豪',
    position: '系統工程師',
    day: 13,
    lead: 17,
    by: 'admin',
    account: 'tzuhao.lo',
    equipment: ['筆記型電腦', '27 吋螢幕'],
    mentors: ['admin', 'tech'],
  },
  {
    name: '江佩蓉',
    position: '國外業務',
    day: 5,
    lead: 14,
    by: 'deputy',
    account: 'peijung.chiang',
    equipment: ['筆記型電腦', '公務手機'],
    mentors: ['employee', 'deputy'],
    isLate: true,
  },
  {
    name: '潘信安',
    position: '業務專員',
    day: 1,
    lead: 16,
    by: 'employee',
    account: 'hsinan.pan',
    equipment: ['筆記型電腦'],
    mentors: ['manager'],
  },
];

export function onboardings(random: Random): RecordHistory[] {
  return templates.map((template): RecordHistory => {
    const { name, position, day, lead, by, account, equipment, mentors, notifiesPersonnel = false, isLate = false } = template;
    const ago = day * dayMinutes - random.between(40, 200);
    const prepared = new StepSequence(random, ago, { mayPostpone: day < 10 })
      .after(soon, { action: 'agree', activity: 'manager', opinion: '同意，歡迎加入。', optional: true })
      .after(sameDay, { action: 'submit', activity: 'account', values: { account_name: account }, optional: true });
    for (const nth of isLate ? [] : equipment.keys()) {
      prepared.after(nth === 0 ? nextDay : soon, {
        action: 'submit',
        activity: 'issue',
        child: { workflow: 'equipment_flow', nth },
        values: { asset_number: `EQ-${random.between(3000, 3999)}` },
        optional: true,
      });
    }
    for (const nth of isLate ? [] : mentors.keys()) {
      prepared.after(sameDay, {
        action: 'submit',
        activity: 'plan',
        child: { workflow: 'mentoring_flow', nth },
        values: { plan: '第一天：環境與同仁介紹。第二、三天：產品與系統訓練。第四天：隨同拜訪客戶。第五天：回顧與問答。' },
        optional: true,
      });
    }
    const welcomed = ago - (lead * dayMinutes + random.between(120, 400));
    const welcome = new StepSequence(random, welcomed).after([0, 0], {
      action: 'submit',
      activity: 'welcome',
      values: { impression: '準時報到，設備與帳號皆已就緒。' },
      optional: true,
    });
    return {
      schemaCode: 'onboarding',
      by,
      ago,
      values: {
        newcomer: name,
        position,
        first_day: { inDays: lead },
        needs_account: true,
        mentors: { people: mentors },
        tell_personnel: notifiesPersonnel,
      },
      rows: { equipment: equipment.map((item) => ({ item, quantity: 1 })) },
      steps: [...prepared.steps, ...welcome.steps],
    };
  });
}
