import { startTimes, StepSequence, nextDay, sameDay, soon } from './step-sequence.ts';
import { deputyOf } from './people.ts';
import type { Random } from './random.ts';
import { dayMinutes, type WorkingMinutesAgo, type RecordHistory } from './record-history.ts';

const reasons: Readonly<Record<string, readonly string[]>> = {
  特休: ['家庭旅遊', '返鄉探親', '處理私人事務', '陪同家人參加畢業典禮', '年度旅遊，已與同仁協調', '孩子學校運動會'],
  事假: ['辦理房屋過戶', '監理站換發駕照', '家中水管維修', '搬家', '參加家長會'],
  病假: ['感冒發燒，就醫休養', '腸胃不適', '牙科手術後休養', '定期回診', '偏頭痛'],
  公假: ['參加勞工安全衛生講習', '擔任全國技能競賽評審', '支援海關說明會'],
};
const agreed = ['同意。', '同意，請完成工作交接。', '准假，早日康復。', '同意，請將客戶名單交代代理人。', '准。', '同意，祝旅途愉快。'];
const agreedAbove = ['同意。', '同意，請留意專案進度。', '准，請確認代理人已知悉。'];
const refused = ['該週有客戶稽核，請改期。', '月底結帳期間人力不足，請與同仁協調後再提出。'];
const returned = ['代理人當天也請假，請改由其他同仁代理。', '日期與專案會議衝突，請調整。'];

const kinds = ['特休', '特休', '特休', '事假', '病假', '病假', '公假'] as const;
const people = ['employee', 'deputy', 'employee', 'deputy', 'manager', 'finance2', 'budget', 'tech', 'admin', 'head', 'finance1'] as const;

export function leaves(random: Random): RecordHistory[] {
  return [...startTimes(random, { from: 62 * dayMinutes, every: [430, 1200] })].map((ago) => leave(random, random.pick(people), ago));
}

function leave(random: Random, by: string, ago: WorkingMinutesAgo): RecordHistory {
  const kind = random.pick(kinds);
  const isIll = kind === '病假';
  const from = isIll ? 0 : random.between(2, 12);
  const length = random.chance(15) ? random.between(3, 4) : random.between(0, 2);
  const values = {
    leave_kind: kind,
    date_from: { inDays: from },
    date_to: { inDays: from + (isIll ? Math.min(length, 1) : length) },
    deputy: { person: deputyOf[by]! },
    reason: random.pick(reasons[kind]!),
  };
  const sequence = new StepSequence(random, ago);
  const roll = random.between(1, 100);
  if (roll <= 5) sequence.after(nextDay, { action: 'disagree', activity: 'manager', opinion: random.pick(refused) });
  else if (roll <= 9) sequence.after(soon, { action: 'cancel', by, reason: '行程取消，改日再申請。' });
  else {
    if (roll <= 16) {
      sequence.after(sameDay, { action: 'return', activity: 'manager', to: 'start', opinion: random.pick(returned) }).after(sameDay, {
        action: 'submit',
        activity: 'start',
        values: { date_to: { inDays: from + length + 1 } },
        opinion: '已調整日期。',
      });
    }
    sequence
      .after(random.chance(60) ? soon : sameDay, { action: 'agree', activity: 'manager', opinion: random.pick(agreed) })
      .after(sameDay, { action: 'agree', activity: 'head', opinion: random.pick(agreedAbove), optional: true })
      .after(sameDay, { action: 'read', activity: 'tell_deputy', optional: true });
  }
  return { schemaCode: 'leave_request', by, ago, values, steps: sequence.steps };
}
