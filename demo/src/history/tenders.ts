import { startTimes, StepSequence, nextDay, sameDay } from './step-sequence.ts';
import type { Random } from './random.ts';
import { dayMinutes, type WorkingMinutesAgo, type RecordHistory } from './record-history.ts';

type TenderTemplate = readonly [subject: string, vendor: string, quantity: number, price: number, reason: string];

const templates: readonly TenderTemplate[] = [
  ['公司官網改版', '鼎泰廣告行銷股份有限公司', 1, 380_000, '現有網站無法於行動裝置正常瀏覽。'],
  ['伺服器汰換', '宏碩資訊股份有限公司', 4, 186_000, '主機已逾七年，維護成本逐年上升。'],
  ['倉儲堆高機採購', '順達物流股份有限公司', 1, 720_000, '現有堆高機安全檢查未通過。'],
  ['辦公室地毯更新', '長青辦公家具有限公司', 1, 265_000, '地毯破損，有絆倒之虞。'],
  ['視訊會議系統', '宏碩資訊股份有限公司', 3, 98_000, '海外客戶會議需求增加。'],
  ['國際商展攤位設計', '禾光印刷設計有限公司', 1, 560_000, '明年上半年商展攤位。'],
];
const settled = ['數量與規格已確認。', '規格書已更新。'];
const priced = ['已取得三家報價，採最低價。', '已議價，較原報價降 4%。'];
const agreed = ['同意。', '同意提送審議。', '需求明確，同意。'];
const reviewed = ['審查通過，建議採購。', '技術可行，價格合理。', '無意見。'];
const inFavour = ['贊成。', '贊成，請掌握交期。', '同意，效益明確。'];
const against = ['建議延後一季再議。', '價格偏高，建議重新招標。'];
const people = ['employee', 'deputy', 'employee'] as const;

export function tenders(random: Random): RecordHistory[] {
  return [...startTimes(random, { from: 58 * dayMinutes, every: [2600, 4600] })].map((ago, index) =>
    tender(random, random.pick(people), ago, templates[index % templates.length]!),
  );
}

function tender(
  random: Random,
  by: string,
  ago: WorkingMinutesAgo,
  [subject, vendor, quantity, price, reason]: TenderTemplate,
): RecordHistory {
  const isLarge = quantity * price > 500_000;
  const sequence = new StepSequence(random, ago)
    .after(sameDay, { action: 'submit', activity: 'specification', opinion: random.pick(settled), optional: true })
    .after(sameDay, { action: 'submit', activity: 'quotation', opinion: random.pick(priced), values: { vendor }, optional: true });
  if (isLarge) {
    sequence
      .after(sameDay, {
        action: 'agree',
        activity: 'convener',
        opinion: random.pick(agreed),
        chosen: { experts: ['tech', 'finance2'] },
        optional: true,
      })
      .after(nextDay, { action: 'agree', activity: 'experts', by: 'tech', opinion: random.pick(reviewed), optional: true })
      .after(sameDay, { action: 'agree', activity: 'experts', by: 'finance2', opinion: random.pick(reviewed), optional: true })
      .after(sameDay, { action: 'agree', activity: 'committee', by: 'finance1', opinion: random.pick(inFavour), optional: true })
      .after(sameDay, {
        action: random.chance(50) ? 'disagree' : 'agree',
        activity: 'committee',
        by: 'budget',
        opinion: random.pick(against),
        optional: true,
      })
      .after(sameDay, { action: 'agree', activity: 'committee', by: 'head', opinion: random.pick(inFavour), optional: true })
      .after(sameDay, { action: 'agree', activity: 'committee', by: 'gm', opinion: random.pick(inFavour), optional: true });
  } else sequence.after(sameDay, { action: 'agree', activity: 'manager', opinion: random.pick(agreed), optional: true });
  sequence.after(nextDay, {
    action: 'submit',
    activity: 'award',
    values: { award_number: `決字第 ${random.between(1001, 1999)} 號` },
    optional: true,
  });
  return {
    schemaCode: 'tender',
    by,
    ago,
    values: { subject, vendor, quantity, price, needed_on: { inDays: random.between(25, 60) }, reason },
    steps: sequence.steps,
  };
}
