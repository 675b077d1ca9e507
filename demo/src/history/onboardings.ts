import { Course, nextDay, sameDay, soon } from './course.ts';
import type { Random } from './random.ts';
import { dayMinutes, type Story } from './story.ts';

interface Newcomer {
  readonly name: string;
  readonly position: string;
  readonly day: number;
  /** Working days until the first day. */
  readonly lead: number;
  readonly by: string;
  readonly account: string;
  readonly equipment: readonly string[];
  readonly mentors: readonly string[];
  readonly isTold?: true;
  /** Nobody has come to the equipment. */
  readonly isLate?: true;
}

const newcomers: readonly Newcomer[] = [
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
    isTold: true,
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

export function onboardings(random: Random): Story[] {
  return newcomers.map((newcomer): Story => {
    const { name, position, day, lead, by, account, equipment, mentors, isTold = false, isLate = false } = newcomer;
    const ago = day * dayMinutes - random.between(40, 200);
    const prepared = new Course(random, ago, { leaves: day < 10 })
      .after(soon, { act: 'agree', activity: 'manager', opinion: '同意，歡迎加入。', perhaps: true })
      .after(sameDay, { act: 'submit', activity: 'account', values: { account_name: account }, perhaps: true });
    for (const nth of isLate ? [] : equipment.keys()) {
      prepared.after(nth === 0 ? nextDay : soon, {
        act: 'submit',
        activity: 'issue',
        child: { workflow: 'equipment_flow', nth },
        values: { asset_number: `EQ-${random.between(3000, 3999)}` },
        perhaps: true,
      });
    }
    for (const nth of isLate ? [] : mentors.keys()) {
      prepared.after(sameDay, {
        act: 'submit',
        activity: 'plan',
        child: { workflow: 'mentoring_flow', nth },
        values: { plan: '第一天：環境與同仁介紹。第二、三天：產品與系統訓練。第四天：隨同拜訪客戶。第五天：回顧與問答。' },
        perhaps: true,
      });
    }
    const welcomed = ago - (lead * dayMinutes + random.between(120, 400));
    const welcome = new Course(random, welcomed).after([0, 0], {
      act: 'submit',
      activity: 'welcome',
      values: { impression: '準時報到，設備與帳號皆已就緒。' },
      perhaps: true,
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
        tell_personnel: isTold,
      },
      rows: { equipment: equipment.map((item) => ({ item, quantity: 1 })) },
      steps: [...prepared.steps, ...welcome.steps],
    };
  });
}
