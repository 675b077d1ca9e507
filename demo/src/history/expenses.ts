import { startTimes, StepSequence, nextDay, sameDay, soon } from './step-sequence.ts';
import type { Random } from './random.ts';
import { dayMinutes, type WorkingMinutesAgo, type FormInputValues, type StatedOpinion, type RecordHistory } from './record-history.ts';

interface ExpenseTemplate {
  readonly purpose: string;
  readonly lines: readonly (readonly [category: string, description: string, quantity: number, least: number, most: number])[];
}

const templates: readonly ExpenseTemplate[] = [
  {
    purpose: '拜訪新竹客戶',
    lines: [
      ['交通', '高鐵 台北–新竹來回', 1, 580, 580],
      ['餐飲', '與客戶午餐', 2, 280, 420],
    ],
  },
  {
    purpose: '台中工廠驗貨',
    lines: [
      ['交通', '高鐵 台北–台中來回', 1, 1400, 1400],
      ['交通', '計程車', 2, 180, 260],
    ],
  },
  {
    purpose: '高雄出差兩日',
    lines: [
      ['交通', '高鐵 台北–左營來回', 1, 2980, 2980],
      ['住宿', '商務旅館一晚', 1, 2400, 2900],
      ['餐飲', '誤餐費', 3, 120, 180],
    ],
  },
  {
    purpose: '部門文具補充',
    lines: [
      ['文具', '原子筆與資料夾', 12, 25, 60],
      ['文具', '白板筆', 6, 35, 45],
    ],
  },
  { purpose: '客戶拜會伴手禮', lines: [['交際', '鳳梨酥禮盒', 6, 480, 620]] },
  {
    purpose: '展場佈置雜支',
    lines: [
      ['其他', '海報輸出', 4, 850, 1200],
      ['交通', '貨車租用', 1, 1800, 2400],
    ],
  },
  {
    purpose: '東京商展出差',
    lines: [
      ['交通', '來回機票', 1, 11800, 14600],
      ['住宿', '商務旅館三晚', 3, 3200, 3900],
      ['餐飲', '膳雜費', 4, 900, 1200],
    ],
  },
  {
    purpose: '停車與過路費',
    lines: [
      ['交通', '停車費', 5, 60, 150],
      ['交通', '國道通行費', 4, 40, 90],
    ],
  },
  { purpose: '供應商餐敘', lines: [['交際', '餐廳消費', 1, 3200, 6800]] },
  { purpose: '線上課程費用', lines: [['其他', '進階試算表課程', 1, 1680, 2400]] },
  {
    purpose: '上海採購出差',
    lines: [
      ['交通', '來回機票', 1, 9600, 12400],
      ['住宿', '旅館兩晚', 2, 2600, 3300],
      ['交通', '機場接送', 2, 900, 1200],
      ['餐飲', '膳雜費', 3, 700, 900],
    ],
  },
  { purpose: '部門慶生會', lines: [['餐飲', '蛋糕與飲料', 1, 1800, 2600]] },
];
const agreed = ['同意。', '單據齊全，同意。', '核准。', '同意核銷。', '與行程相符，同意。'];
const checked = ['發票核對無誤。', '已核對單據，同意付款。', '科目正確，同意。', '核對無誤，請列入本週付款。', '同意，排入月底付款。'];
const missing = ['住宿發票抬頭有誤，請補正後重新送出。', '缺少計程車收據，請補附。', '請補充說明參加人員。', '統一編號漏填，請補件。'];
const refused = ['超出交際費上限，請自行吸收差額後另行申請。', '此項應由廣告預算支應，請改走採購申請。'];
const people = ['employee', 'deputy', 'employee', 'deputy', 'manager', 'head', 'finance2', 'budget', 'tech', 'admin'] as const;

const total = (lines: readonly FormInputValues[]): number =>
  lines.reduce((sum, line) => sum + Number(line['quantity']) * Number(line['price']), 0);

export function expenses(random: Random): RecordHistory[] {
  return [...startTimes(random, { from: 62 * dayMinutes - 90, every: [430, 1250] })].map((ago) =>
    expense(random, random.pick(people), ago),
  );
}

function expense(random: Random, by: string, ago: WorkingMinutesAgo): RecordHistory {
  const { purpose, lines } = random.pick(templates);
  const day = -random.between(1, 6);
  const items = lines.map(([category, description, quantity, least, most]) => ({
    date: { inDays: day },
    category,
    description,
    quantity,
    price: random.between(least, most),
  }));
  const isLarge = total(items) > 5000;
  const sequence = new StepSequence(random, ago);
  const roll = random.between(1, 100);
  const receipt = {
    kind: 'receipt',
    name: '補件-發票.jpg',
    shop: random.pick(['福容大飯店', '台灣高鐵', '大潤發內湖店', '誠品書店']),
    amount: Math.round(total(items)),
  } as const;
  const proof: StatedOpinion = roll <= 16 ? { files: [receipt] } : {};
  if (roll <= 6) sequence.after(nextDay, { action: 'disagree', activity: 'manager', opinion: random.pick(refused) });
  else if (roll <= 9)
    sequence.after(soon, { action: 'retrieve', by, reason: '金額填錯，修正後重送。' }).after(soon, { action: 'submit', by });
  if (roll > 6) sequence.after(random.chance(55) ? soon : sameDay, { action: 'agree', activity: 'manager', opinion: random.pick(agreed) });
  if (roll > 6 && isLarge) {
    if (roll <= 16) {
      sequence
        .after(sameDay, {
          action: 'return',
          activity: 'finance',
          by: 'finance2',
          to: 'start',
          opinion: random.pick(missing),
          optional: true,
        })
        .after(nextDay, { action: 'submit', activity: 'start', opinion: '已補上發票影本，請查收。', optional: true, ...proof });
    } else if (roll <= 22) {
      sequence.after(soon, { action: 'comment', by: 'finance2', text: '請問這趟出差是否已有核准的計畫？', mentions: [by] });
      sequence.after(soon, { action: 'comment', by, text: '有的，出差計畫在上個月部門會議已核准。' });
    }
    sequence
      .after(sameDay, { action: 'agree', activity: 'finance', by: 'finance2', opinion: random.pick(checked), optional: true })
      .after(sameDay, { action: 'agree', activity: 'finance', by: 'finance1', opinion: random.pick(checked), optional: true });
  }
  return {
    schemaCode: 'expense_claim',
    by,
    ago,
    values: { purpose, ...(random.chance(25) && { remark: '費用由部門業務預算支應。' }) },
    rows: { items },
    steps: sequence.steps,
  };
}
