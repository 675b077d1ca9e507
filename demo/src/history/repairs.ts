import { startTimes, StepSequence, nextDay, sameDay, soon } from './step-sequence.ts';
import { deputyOf } from './people.ts';
import type { Random } from './random.ts';
import { dayMinutes, type WorkingMinutesAgo, type RecordHistory } from './record-history.ts';

interface RepairTemplate {
  readonly device: string;
  readonly place: string;
  readonly fault: string;
  readonly finding: string;
  readonly least: number;
  readonly most: number;
}

const templates: readonly RepairTemplate[] = [
  { device: '三樓影印機', place: '三樓影印室', fault: '連續卡紙，且出現黑線。', finding: '感光鼓磨損，需更換。', least: 1800, most: 2900 },
  { device: '會議室投影機', place: '三樓會議室', fault: '畫面閃爍後自動關機。', finding: '散熱風扇故障。', least: 900, most: 2400 },
  { device: '筆記型電腦', place: '業務部', fault: '無法開機，電源燈不亮。', finding: '主機板損壞。', least: 5200, most: 9800 },
  { device: '碎紙機', place: '財務部', fault: '異音且無法運轉。', finding: '齒輪斷裂，機齡超過八年。', least: 3600, most: 4800 },
  { device: '冷氣', place: '二樓辦公區', fault: '不冷，出風口滴水。', finding: '冷媒不足、排水管阻塞。', least: 2200, most: 2900 },
  { device: '門禁讀卡機', place: '一樓大門', fault: '感應不良，需多次刷卡。', finding: '讀卡模組老化。', least: 1500, most: 2600 },
  { device: '條碼掃描器', place: '倉庫', fault: '掃描無反應。', finding: '連接線斷線。', least: 300, most: 800 },
  { device: '網路電話', place: '營運處', fault: '通話有雜音。', finding: '交換器埠故障，已換埠。', least: 0, most: 600 },
];
const work = ['更換零件', '清潔與校正', '拆機檢查', '測試與交還'];
const accepted = ['測試正常，驗收合格。', '已恢復使用，謝謝。', '使用一天沒有問題。'];
const people = ['employee', 'deputy', 'manager', 'finance2', 'budget', 'head'] as const;

export function repairs(random: Random): RecordHistory[] {
  return [...startTimes(random, { from: 60 * dayMinutes, every: [900, 2200] })].map((ago) => repair(random, random.pick(people), ago));
}

function repair(random: Random, by: string, ago: WorkingMinutesAgo): RecordHistory {
  const { device, place, fault, finding, least, most } = random.pick(templates);
  const cost = random.between(least, most);
  const needsSpare = random.chance(35);
  const isWrittenOff = cost > 3000 && random.chance(50);
  const sequence = new StepSequence(random, ago);
  if (random.chance(20)) sequence.after(nextDay, { action: 'urge', by, message: '影響日常作業，麻煩盡快處理。' });
  sequence.after(sameDay, { action: 'submit', activity: 'diagnose', values: { finding, cost }, optional: true });
  if (cost > 3000) {
    sequence.after(sameDay, {
      action: isWrittenOff ? 'disagree' : 'agree',
      activity: 'manager',
      opinion: isWrittenOff ? '維修費用過高，改辦理報廢。' : '同意維修。',
      optional: true,
    });
  }
  if (isWrittenOff) {
    sequence.after(nextDay, {
      action: 'submit',
      activity: 'write_off',
      values: { scrap_number: `報廢 ${random.between(101, 199)}` },
      optional: true,
    });
  } else {
    if (needsSpare)
      sequence.after(soon, {
        action: 'submit',
        activity: 'lend',
        values: { spare_number: `SP-${random.between(10, 29)}` },
        optional: true,
      });
    const job = [random.pick(work), '測試與交還'].map((what) => ({ what, minutes: random.between(2, 12) * 10 }));
    sequence
      .after(nextDay, { action: 'submit', activity: 'repair', values: { cost }, rows: { job }, optional: true })
      .after(sameDay, { action: 'agree', activity: 'accept', opinion: random.pick(accepted), optional: true });
  }
  return {
    schemaCode: 'repair',
    by,
    ago,
    values: {
      device,
      place,
      fault,
      asset_number: `IT-${random.between(2018, 2025)}-${random.between(100, 999)}`,
      noticed_at: { inMinutes: -random.between(10, 200) },
      needs_spare: needsSpare,
    },
    chosen: { accept: [random.chance(50) ? by : deputyOf[by]!] },
    steps: sequence.steps,
  };
}
