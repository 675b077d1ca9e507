import { dayMinutes, type StepAction, type Step, type RecordHistory, type SampleFile } from './record-history.ts';

type StepTarget = Pick<Step, 'by' | 'activity' | 'child'>;
const at = (ago: number, step: StepAction & StepTarget): Step => ({ ...step, ago });
const day = dayMinutes;

const forecast: SampleFile = {
  kind: 'table',
  name: '五年營收試算.xlsx',
  rows: [
    ['年度', '預估營收', '預估成本', '毛利'],
    ['第一年', 8_200_000, 6_300_000, 1_900_000],
    ['第二年', 11_400_000, 8_500_000, 2_900_000],
    ['第三年', 14_900_000, 10_900_000, 4_000_000],
    ['第四年', 17_600_000, 12_700_000, 4_900_000],
    ['第五年', 20_100_000, 14_300_000, 5_800_000],
  ],
};

/** Work that is open for each person on the first day: a decision, a correction, an acceptance, an answer, or a copy to read. */
export const openWork: readonly RecordHistory[] = [
  {
    schemaCode: 'expense_claim',
    by: 'employee',
    ago: 3 * day,
    values: { purpose: '大阪客戶拜訪' },
    rows: {
      items: [
        { date: { inDays: -4 }, category: '交通', description: '台北–大阪來回機票', quantity: 1, price: 12_480 },
        { date: { inDays: -4 }, category: '住宿', description: '梅田商務旅館', quantity: 2, price: 3_150 },
      ],
    },
    steps: [
      at(2.6 * day, { action: 'agree', activity: 'manager', opinion: '同意。' }),
      at(0.7 * day, {
        action: 'return',
        activity: 'finance',
        by: 'finance2',
        to: 'start',
        opinion: '旅館收據缺少公司抬頭，請補件後重新送出。',
      }),
    ],
  },
  {
    schemaCode: 'leave_request',
    by: 'deputy',
    ago: 2 * day,
    values: {
      leave_kind: '特休',
      date_from: { inDays: 9 },
      date_to: { inDays: 10 },
      deputy: { person: 'employee' },
      reason: '陪同家人出國',
    },
    steps: [at(0.4 * day, { action: 'return', activity: 'manager', to: 'start', opinion: '那兩天有客戶來訪，可以改到下一週嗎？' })],
  },
  {
    schemaCode: 'leave_request',
    by: 'finance2',
    ago: 1.5 * day,
    values: {
      leave_kind: '婚假',
      date_from: { inDays: 12 },
      date_to: { inDays: 17 },
      deputy: { person: 'budget' },
      reason: '結婚登記與婚禮籌備',
    },
    steps: [at(0.9 * day, { action: 'agree', activity: 'manager', opinion: '恭喜！同意。' })],
  },
  tenderToAward('employee', '展示中心音響設備', 3),
  tenderToAward('deputy', '樣品攝影棚燈具', 4),
  {
    schemaCode: 'expense_claim',
    by: 'deputy',
    ago: 1.6 * day,
    values: { purpose: '曼谷食品展出差' },
    rows: {
      items: [
        { date: { inDays: -7 }, category: '交通', description: '台北–曼谷來回機票', quantity: 1, price: 13_260 },
        { date: { inDays: -7 }, category: '住宿', description: '展場旅館三晚', quantity: 3, price: 3_480 },
        { date: { inDays: -5 }, category: '交際', description: '經銷商晚宴', quantity: 1, price: 5_900 },
      ],
    },
    steps: [at(1.1 * day, { action: 'agree', activity: 'manager', opinion: '同意，請將經銷商名單整理給我。' })],
  },
  {
    schemaCode: 'repair',
    by: 'gm',
    ago: 1.7 * day,
    values: { device: '總經理室印表機', place: '總經理室', fault: '列印文件有墨水暈染。', needs_spare: false },
    chosen: { accept: ['gm'] },
    steps: [at(0.8 * day, { action: 'submit', activity: 'diagnose', by: 'tech', values: { finding: '噴頭阻塞，需更換。', cost: 2400 } })],
  },
  repairToAccept('employee', '業務部標籤機', 4),
  repairToAccept('deputy', '業務部分機話機', 5),
  {
    schemaCode: 'repair',
    by: 'finance2',
    ago: 1.2 * day,
    values: { device: '財務部無線基地台', place: '財務部', fault: '下午時段連線不穩，網銀多次中斷。', needs_spare: false },
    chosen: { accept: ['finance2'] },
    steps: [at(0.6 * day, { action: 'forward', activity: 'diagnose', by: 'tech', to: 'admin', opinion: '疑似網段設定問題，請協助檢查。' })],
  },
  {
    schemaCode: 'purchase_request',
    by: 'employee',
    ago: 1.4 * day,
    values: {
      subject: '展場平板電腦',
      urgencyLevel: 'critical',
      supplier: { record: 'supplier', named: '宏碩資訊股份有限公司' },
      needed_on: { inDays: 7 },
      reason: '下週商展展示使用，租賃已無庫存。',
    },
    rows: { items: [{ product: '11 吋平板電腦', quantity: 4, price: 13_900 }] },
    steps: [
      at(1 * day, { action: 'circulate', activity: 'budget', people: ['gm', 'deputy'], opinion: '商展追加設備，先請知悉。' }),
      at(0.9 * day, { action: 'agree', activity: 'budget', opinion: '商展預算支應，同意。' }),
      at(0.5 * day, { action: 'consult', activity: 'technical', by: 'tech', people: ['admin'], opinion: '裝置管理授權是否足夠？' }),
      at(0.2 * day, { action: 'urge', by: 'employee', message: '下週三就要進場，麻煩今天協助。' }),
    ],
  },
  {
    schemaCode: 'contract',
    by: 'manager',
    ago: 2.2 * day,
    values: {
      subject: '東南亞倉儲配送總約',
      kind: 'purchase',
      party: '順達物流股份有限公司',
      party_trade: 'serve-cleaning',
      period: { from: { inDays: 15 }, to: { inDays: 500 } },
      sign_on: { inDays: 10 },
      amount: 3_600_000,
      payment_terms: 'net60',
      deposit_share: 0.2,
      court: '臺灣臺北地方法院',
      draft_files: {
        files: [
          { kind: 'quotation', name: '倉儲配送總約草案.pdf', vendor: '順達物流股份有限公司', lines: [['區域倉儲配送服務費', 3_600_000]] },
        ],
      },
    },
    rows: {
      payments: [
        { stage: '簽約', due: { inDays: 15 }, share: 0.5 },
        { stage: '滿一年', due: { inDays: 260 }, share: 0.5 },
      ],
    },
    steps: [
      at(1.8 * day, { action: 'comment', by: 'manager', text: '請財務評估匯率風險。', mentions: ['finance1'] }),
      at(1.5 * day, { action: 'comment', by: 'finance1', text: '建議以新台幣計價，試算如附件。', files: [forecast] }),
      at(1.1 * day, {
        action: 'circulate',
        activity: 'manager',
        people: ['tech', 'admin', 'finance2', 'budget'],
        opinion: '總約即將送總經理核准，請先了解。',
      }),
      at(0.8 * day, {
        action: 'agree',
        activity: 'manager',
        opinion: '財務試算見留言附件，請核示。',
      }),
    ],
  },
  {
    schemaCode: 'tender',
    by: 'deputy',
    ago: 2.5 * day,
    values: {
      subject: '出貨包裝自動化設備',
      vendor: '順達物流股份有限公司',
      quantity: 1,
      price: 860_000,
      needed_on: { inDays: 50 },
      reason: '旺季人工包裝不及，出貨延遲逐月增加。',
    },
    steps: [
      at(1.9 * day, { action: 'submit', activity: 'specification', opinion: '規格已與倉庫確認。' }),
      at(1.2 * day, { action: 'submit', activity: 'quotation', opinion: '已取得三家報價，採最低價。' }),
    ],
  },
  {
    schemaCode: 'leave_request',
    by: 'manager',
    ago: 0.6 * day,
    values: {
      leave_kind: '特休',
      date_from: { inDays: 14 },
      date_to: { inDays: 15 },
      deputy: { person: 'employee' },
      reason: '家庭旅遊',
    },
    steps: [],
  },
  {
    schemaCode: 'expense_claim',
    by: 'head',
    ago: 0.9 * day,
    values: { purpose: '公會年會與晚宴' },
    rows: { items: [{ date: { inDays: -2 }, category: '交際', description: '年會餐券', quantity: 4, price: 1_800 }] },
    steps: [
      at(0.3 * day, { action: 'circulate', activity: 'manager', people: ['head', 'employee'], opinion: '請提供合影供內部刊物使用。' }),
    ],
  },
];

/** An approved tender whose initiator has not entered the award yet. */
function tenderToAward(by: string, subject: string, days: number): RecordHistory {
  return {
    schemaCode: 'tender',
    by,
    ago: days * day,
    values: {
      subject,
      vendor: '宏碩資訊股份有限公司',
      quantity: 2,
      price: 86_000,
      needed_on: { inDays: 30 },
      reason: '現有設備已無法維修。',
    },
    steps: [
      at((days - 0.6) * day, { action: 'submit', activity: 'specification', opinion: '規格已確認。' }),
      at((days - 0.9) * day, { action: 'submit', activity: 'quotation', opinion: '已取得三家報價。' }),
      at(0.8 * day, { action: 'agree', activity: 'manager', opinion: '同意，請辦理決標。' }),
    ],
  };
}

/** A finished repair that the person who reported it has not accepted yet. */
function repairToAccept(by: string, device: string, days: number): RecordHistory {
  return {
    schemaCode: 'repair',
    by,
    ago: days * day,
    values: { device, place: '業務部', fault: '無法列印或無聲，重新開機無效。', needs_spare: false },
    chosen: { accept: [by] },
    steps: [
      at((days - 1) * day, {
        action: 'submit',
        activity: 'diagnose',
        by: 'tech',
        values: { finding: '接觸不良，清潔後更換線材。', cost: 450 },
      }),
      at(0.5 * day, {
        action: 'submit',
        activity: 'repair',
        by: 'tech',
        values: { cost: 450 },
        rows: { job: [{ what: '更換線材並測試', minutes: 40 }] },
      }),
    ],
  };
}
