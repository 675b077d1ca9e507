import { StepSequence, sameDay, soon } from './step-sequence.ts';
import type { Random } from './random.ts';
import { dayMinutes, type RecordHistory } from './record-history.ts';

interface ProjectTemplate {
  readonly name: string;
  readonly by: string;
  readonly day: number;
  readonly scope: readonly string[];
  readonly goal: string;
  readonly programme?: string;
  readonly members: readonly string[];
  readonly departments?: readonly string[];
  readonly isConfidential?: true;
}

const templates: readonly ProjectTemplate[] = [
  {
    name: '東南亞市場拓展',
    by: 'manager',
    day: 57,
    scope: ['research', 'build'],
    goal: '一年內建立越南與泰國的經銷通路。',
    members: ['employee', 'deputy'],
    departments: ['finance'],
  },
  {
    name: '越南經銷商評估',
    by: 'employee',
    day: 49,
    scope: ['research'],
    goal: '完成五家經銷商的訪談與評分。',
    programme: '東南亞市場拓展',
    members: ['deputy', 'budget'],
  },
  {
    name: '客戶關係系統導入',
    by: 'tech',
    day: 45,
    scope: ['build', 'train'],
    goal: '業務與客服使用同一套客戶資料。',
    members: ['employee', 'manager', 'admin'],
    departments: ['sales'],
  },
  {
    name: '泰國商展參展',
    by: 'deputy',
    day: 36,
    scope: ['build'],
    goal: '取得一百名以上的潛在客戶名單。',
    programme: '東南亞市場拓展',
    members: ['employee', 'head'],
  },
  {
    name: '財務結帳流程改善',
    by: 'finance2',
    day: 31,
    scope: ['research', 'train'],
    goal: '月結天數由七天縮短為四天。',
    members: ['budget', 'finance1'],
  },
  {
    name: '資安弱點改善',
    by: 'admin',
    day: 24,
    scope: ['build', 'support'],
    goal: '關閉年度弱點掃描的高風險項目。',
    members: ['tech', 'gm'],
    isConfidential: true,
  },
  {
    name: '倉儲條碼化',
    by: 'employee',
    day: 17,
    scope: ['build', 'train'],
    goal: '出貨錯誤率降到千分之一以下。',
    members: ['deputy', 'tech', 'head'],
  },
  {
    name: '客戶資料轉檔',
    by: 'admin',
    day: 11,
    scope: ['build'],
    goal: '舊系統資料清理並匯入。',
    programme: '客戶關係系統導入',
    members: ['tech', 'employee'],
  },
  {
    name: '年度預算編製',
    by: 'budget',
    day: 6,
    scope: ['research'],
    goal: '各部門於期限內完成下年度預算。',
    members: ['finance1', 'finance2', 'manager', 'tech', 'gm'],
    departments: ['sales', 'it'],
  },
  {
    name: '新客戶信用評等',
    by: 'deputy',
    day: 2,
    scope: ['research', 'support'],
    goal: '建立新客戶授信的一致標準。',
    members: ['finance1', 'employee', 'manager'],
  },
  {
    name: '海外倉租約整併',
    by: 'employee',
    day: 1,
    scope: ['research'],
    goal: '三處海外倉整併為兩處。',
    members: ['deputy', 'budget', 'head'],
  },
];
const agreed = ['同意立項，請每月回報進度。', '目標明確，同意。', '同意，請控管預算。'];
const leads: Readonly<Record<string, string>> = {
  manager: 'sales',
  employee: 'sales',
  deputy: 'sales',
  tech: 'it',
  admin: 'it',
  finance2: 'finance',
  budget: 'finance',
};

export function projects(random: Random): RecordHistory[] {
  return templates.map((template, index): RecordHistory => {
    const ago = template.day * dayMinutes - random.between(60, 300);
    const sequence = new StepSequence(random, ago);
    if (index % 3 === 1) {
      sequence
        .after(soon, {
          action: 'comment',
          by: template.by,
          text: '時程表已放在部門共用區，請看看是否可行。',
          mentions: [template.members[0]!],
        })
        .after(soon, { action: 'comment', by: template.members[0]!, text: '可以，建議第二階段再往前一週。' });
    }
    sequence.after(sameDay, { action: 'agree', activity: 'manager', opinion: random.pick(agreed), optional: true });
    for (const member of template.members) {
      sequence.after([20, 240], { action: 'read', activity: 'tell_members', by: member, optional: true });
    }
    return {
      schemaCode: 'project',
      by: template.by,
      ago,
      values: {
        project_name: template.name,
        scope: template.scope,
        confidential: template.isConfidential ?? false,
        start_month: { inDays: 22, month: true },
        meeting_time: random.pick(['09:30:00', '10:00:00', '14:00:00']),
        goal: template.goal,
        lead_department: { department: leads[template.by]! },
        members: { people: template.members },
        urgencyLevel: index % 4 === 0 ? 'urgent' : 'normal',
        ...(template.departments && { departments: { departments: template.departments } }),
        ...(template.programme !== undefined && { programme: { record: 'project', named: template.programme } }),
        ...(index % 2 === 0 && { drawing: { files: [{ kind: 'sketch', name: '示意圖.png', title: template.name, seed: index }] } }),
        ...(index % 3 === 0 && { suppliers: { records: 'supplier', named: ['宏碩資訊股份有限公司', '順達物流股份有限公司'] } }),
      },
      steps: sequence.steps,
    };
  });
}
