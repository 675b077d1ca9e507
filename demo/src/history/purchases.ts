import { startTimes, StepSequence, nextDay, sameDay, soon } from './step-sequence.ts';
import { suppliers } from './people.ts';
import type { Random } from './random.ts';
import { dayMinutes, type WorkingMinutesAgo, type FormInputValues, type SampleFile, type RecordHistory } from './record-history.ts';

interface PurchaseTemplate {
  readonly subject: string;
  readonly supplier: number;
  readonly lines: readonly (readonly [product: string, quantity: number, price: number, article?: string])[];
  readonly reason: string;
}

const templates: readonly PurchaseTemplate[] = [
  {
    subject: '會議室投影機汰換',
    supplier: 0,
    lines: [
      ['雷射投影機', 1, 42800],
      ['吊架與安裝', 1, 3500],
    ],
    reason: '現有投影機亮度不足，燈泡已停產。',
  },
  { subject: '業務部螢幕加購', supplier: 0, lines: [['27 吋螢幕', 4, 5890, '27 吋螢幕']], reason: '雙螢幕作業，提高報價處理效率。' },
  {
    subject: '季度影印紙補貨',
    supplier: 1,
    lines: [['A4 影印紙（箱）', 20, 720, 'A4 影印紙（箱）']],
    reason: '庫存剩兩箱，預計兩週內用罄。',
  },
  { subject: '人體工學椅更換', supplier: 1, lines: [['人體工學椅', 6, 6400, '人體工學椅']], reason: '六張辦公椅氣壓棒損壞。' },
  {
    subject: '年度型錄印製',
    supplier: 3,
    lines: [
      ['中英文型錄 2,000 本', 1, 86000],
      ['運費', 1, 2200],
    ],
    reason: '商展使用，舊版型錄產品已更新。',
  },
  {
    subject: '名片與信封印製',
    supplier: 3,
    lines: [
      ['名片（盒）', 12, 320],
      ['公司信封（千入）', 2, 1850],
    ],
    reason: '新進同仁名片與信封庫存補充。',
  },
  {
    subject: '新人到職電腦設備',
    supplier: 0,
    lines: [
      ['商用筆記型電腦', 2, 31900],
      ['無線鍵盤滑鼠組', 2, 1290, '無線鍵盤滑鼠組'],
    ],
    reason: '兩名新進同仁下月報到。',
  },
  {
    subject: '倉庫棧板與包材',
    supplier: 2,
    lines: [
      ['塑膠棧板', 30, 850],
      ['氣泡布', 10, 420],
    ],
    reason: '旺季出貨量增加。',
  },
  {
    subject: '網路交換器汰換',
    supplier: 0,
    lines: [
      ['24 埠交換器', 2, 18600],
      ['光纖模組', 4, 2100],
    ],
    reason: '設備已過保固，近期多次斷線。',
  },
  {
    subject: '茶水間用品',
    supplier: 1,
    lines: [
      ['咖啡豆（公斤）', 8, 680],
      ['紙杯（箱）', 3, 540],
    ],
    reason: '每月例行補充。',
  },
  { subject: '伺服器備援電池', supplier: 0, lines: [['UPS 電池模組', 3, 9800]], reason: '不斷電系統自我檢測失敗。' },
  { subject: '樣品快遞紙箱', supplier: 2, lines: [['三層瓦楞紙箱', 500, 28]], reason: '樣品寄送用，客製尺寸。' },
];
const budgetWords = ['預算內，同意。', '科目餘額足夠，同意。', '已登記預算，同意。', '同意，請於月底前請款。'];
const technicalWords = ['規格符合需求。', '與現有設備相容，同意。', '規格無誤。', '已確認保固條件，同意。'];
const approved = ['核准。', '同意採購。', '核准，請注意交期。', '可。'];
const returned = ['請再提供一家比價。', '單價高於上次採購，請與廠商確認後重送。', '請補充使用單位與數量說明。'];
const refused = ['本季預算已用罄，請列入下季。', '可先由庫存調撥，暫不採購。'];
const people = ['employee', 'deputy', 'manager', 'tech', 'head', 'finance2', 'admin', 'employee', 'budget'] as const;

export function purchases(random: Random): RecordHistory[] {
  return [...startTimes(random, { from: 61 * dayMinutes, every: [700, 1800] })].map((ago, index) =>
    purchase(random, ago, templates[index % templates.length]!),
  );
}

function purchase(random: Random, ago: WorkingMinutesAgo, template: PurchaseTemplate): RecordHistory {
  const by = random.pick(people);
  const { subject, supplier, lines, reason } = template;
  const [vendor] = suppliers[supplier]!;
  const quotation: SampleFile = {
    kind: 'quotation',
    name: '報價單.pdf',
    vendor,
    lines: lines.map(([name, count, price]) => [name, count * price]),
  };
  const items = lines.map(([product, quantity, price, article]): FormInputValues =>
    article === undefined
      ? { product, quantity, price }
      : { article: { record: 'catalogue_item', named: article }, product, quantity, price },
  );
  const urgencyLevel = random.chance(72) ? 'normal' : random.chance(75) ? 'urgent' : 'critical';
  const pace = urgencyLevel === 'normal' ? sameDay : soon;
  const sequence = new StepSequence(random, ago);
  const roll = random.between(1, 100);
  if (roll <= 12) {
    sequence
      .after(pace, { action: 'return', activity: 'budget', to: 'start', opinion: random.pick(returned) })
      .after(nextDay, { action: 'submit', activity: 'start', opinion: '已附上比價資料。', optional: true, files: [quotation] });
  }
  if (roll > 12 && roll <= 24)
    sequence.after(soon, { action: 'comment', by, text: '這批貨期較趕，麻煩優先審查，謝謝。', mentions: ['budget', 'tech'] });
  if (roll > 24 && roll <= 32)
    sequence
      .after(pace, {
        action: 'consult',
        activity: 'technical',
        by: 'tech',
        people: ['admin'],
        opinion: '機櫃空間是否足夠？',
        optional: true,
      })
      .after(soon, { action: 'answer', activity: 'technical', by: 'admin', opinion: '還有 4U 空間，可以安裝。', optional: true });
  sequence
    .after(pace, { action: 'agree', activity: 'budget', opinion: random.pick(budgetWords), optional: true })
    .after(pace, { action: 'agree', activity: 'technical', by: 'tech', opinion: random.pick(technicalWords), optional: true });
  if (roll > 32 && roll <= 42) sequence.after(nextDay, { action: 'urge', by, message: '廠商報價本週到期，煩請撥冗核示。' });
  if (roll > 92)
    sequence.after(nextDay, { action: 'disagree', activity: 'general_manager', opinion: random.pick(refused), optional: true });
  else if (roll > 84)
    sequence.after(sameDay, {
      action: 'circulate',
      activity: 'general_manager',
      people: ['finance1', 'head'],
      opinion: '請知悉，並納入下季預算。',
      optional: true,
    });
  sequence.after(roll > 60 ? sameDay : nextDay, {
    action: 'agree',
    activity: 'general_manager',
    opinion: random.pick(approved),
    optional: true,
  });
  return {
    schemaCode: 'purchase_request',
    by,
    ago,
    values: {
      subject,
      urgencyLevel,
      supplier: { record: 'supplier', named: vendor },
      needed_on: { inDays: random.between(6, 20) },
      reason,
    },
    rows: { items },
    steps: sequence.steps,
  };
}
