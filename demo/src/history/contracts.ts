import { startTimes, StepSequence, nextDay, sameDay, soon } from './step-sequence.ts';
import { suppliers } from './people.ts';
import type { Random } from './random.ts';
import { dayMinutes, type WorkingMinutesAgo, type SampleFile, type RecordHistory } from './record-history.ts';

interface ContractTemplate {
  readonly subject: string;
  readonly kind: 'purchase' | 'service' | 'secrecy';
  readonly party: number;
  readonly trade: string;
  readonly least: number;
  readonly most: number;
}

const templates: readonly ContractTemplate[] = [
  { subject: '機房維護年度合約', kind: 'service', party: 0, trade: 'serve-software', least: 240, most: 420 },
  { subject: '辦公家具框架採購合約', kind: 'purchase', party: 1, trade: 'make-machines', least: 300, most: 680 },
  { subject: '北區配送服務合約', kind: 'service', party: 2, trade: 'serve-cleaning', least: 900, most: 1800 },
  { subject: '型錄印製合約', kind: 'purchase', party: 3, trade: 'make-print', least: 120, most: 260 },
  { subject: '雲端備援服務合約', kind: 'service', party: 0, trade: 'serve-software', least: 1100, most: 2400 },
  { subject: '新產品合作保密協議', kind: 'secrecy', party: 3, trade: 'make-print', least: 0, most: 0 },
  { subject: '客戶資料處理保密協議', kind: 'secrecy', party: 0, trade: 'serve-software', least: 0, most: 0 },
  { subject: '倉儲代管合約', kind: 'service', party: 2, trade: 'serve-cleaning', least: 1300, most: 2600 },
];
const agreed = ['條款已確認，同意。', '同意，請留存正本。', '已與法務確認，同意。', '價格合理，同意。'];
const signed = ['核准，請依約執行。', '同意簽約。', '核准。'];
const returned = ['第 7 條違約金比例過高，請與對方再議。', '付款期別與金額不符，請更正。', '請補上對方用印後的草案。'];
const people = ['employee', 'deputy', 'manager', 'tech', 'finance2', 'admin'] as const;

export function contracts(random: Random): RecordHistory[] {
  return [...startTimes(random, { from: 60 * dayMinutes, every: [1300, 2700] })].map((ago, index) =>
    contract(random, ago, templates[index % templates.length]!),
  );
}

function contract(random: Random, ago: WorkingMinutesAgo, template: ContractTemplate): RecordHistory {
  const by = random.pick(people);
  const { subject, kind, party, trade, least, most } = template;
  const [vendor, , contact, phone] = suppliers[party]!;
  const amount = random.between(least, most) * 1000;
  const draft: SampleFile = { kind: 'quotation', name: `${subject}草案.pdf`, vendor, lines: [[subject, amount]] };
  const sequence = new StepSequence(random, ago);
  const roll = random.between(1, 100);
  if (roll <= 18) {
    sequence
      .after(nextDay, { action: 'return', activity: 'manager', to: 'start', opinion: random.pick(returned) })
      .after(nextDay, { action: 'submit', activity: 'start', opinion: '已依意見修正條款。', optional: true });
  } else if (roll <= 38) {
    sequence
      .after(soon, { action: 'comment', by, text: `對方窗口是 ${contact}（${phone}），付款條件請財務協助確認。`, mentions: ['finance1'] })
      .after(soon, { action: 'comment', by: 'finance1', text: '付款條件與往例相同，沒有問題。' });
  } else if (roll <= 50)
    sequence.after(sameDay, {
      action: 'circulate',
      activity: 'manager',
      people: ['finance1', 'budget'],
      opinion: '請財務先行了解付款期程。',
    });
  sequence
    .after(sameDay, { action: 'agree', activity: 'manager', opinion: random.pick(agreed), optional: true })
    .after(nextDay, { action: 'agree', activity: 'general_manager', opinion: random.pick(signed), signed: true, optional: true });
  const money = {
    amount,
    payment_terms: random.pick(['net30', 'net60', 'delivery', 'prepaid']),
    deposit_share: random.pick([0.1, 0.2, 0.3]),
  };
  return {
    schemaCode: 'contract',
    by,
    ago,
    values: {
      subject,
      kind,
      party: vendor,
      party_trade: trade,
      party_email: `${random.pick(['service', 'sales', 'contract'])}@example.com`,
      period: { from: { inDays: 20 }, to: { inDays: 260 } },
      sign_on: { inDays: random.between(8, 16) },
      covers: ['保固', '維護'],
      court: '臺灣臺北地方法院',
      notes: '合約正本兩份，雙方各執一份。',
      ...(random.chance(60) && { draft_files: { files: [draft] } }),
      ...(kind !== 'secrecy' && money),
    },
    ...(kind !== 'secrecy' && {
      rows: {
        payments: [
          { stage: '簽約', due: { inDays: 22 }, share: 0.3 },
          { stage: '期中', due: { inDays: 82 }, share: 0.4 },
          { stage: '驗收', due: { inDays: 142 }, share: 0.3 },
        ],
      },
    }),
    steps: sequence.steps,
  };
}
