import { refusalTexts } from '@inkstone/workflow';
import type { Db } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { giveSignal, inSignal } from '../signals/give-signal.ts';
import { systemContext, type Surroundings } from '../signals/system-context.ts';
import type { ChildJob } from './child-jobs.ts';
import { endChild } from './end-child.ts';
import { startChild } from './start-child.ts';

const reason = '主流程已結束或返回 / The parent ended or went back';

/** Carries one step between an instance and one it started; carried twice, nothing happens the second time. */
export async function carryOutChildJob(db: Db, surroundings: Surroundings, job: ChildJob): Promise<void> {
  try {
    if (job.step === 'start') return await transact(db, (trx) => startChild(systemContext(trx, surroundings), job));
    if (job.step === 'cancel') return await giveSignal(db, surroundings, job.childId, { action: 'Cancel', reason });
    await inSignal(db, surroundings, (context) => endChild(context, job));
  } catch (error) {
    if (!(error instanceof Refusal) || job.step === 'cancel') throw error;
    await failChild(db, surroundings, job, { class: 'business', detail: detailOf(error) });
  }
}

/** What a refusal says; an administrator sees it beside the exception. */
function detailOf({ code, extra }: Refusal): string {
  const issues = extra.issues?.map(({ path, message }) => `${path}: ${message}`) ?? [];
  const text = code in refusalTexts ? refusalTexts[code as keyof typeof refusalTexts].zh : code;
  return issues.length > 0 ? issues.join('; ') : text;
}

function failChild(
  db: Db,
  surroundings: Surroundings,
  { parentId, childId }: ChildJob,
  problem: { readonly class: 'system' | 'business'; readonly detail: string },
): Promise<void> {
  return giveSignal(db, surroundings, parentId, { action: 'ChildFailed', child: childId, ...problem });
}

/** Starts, ends and cancels across instances. */
export function childWorkers(db: Db, surroundings: Surroundings): readonly Worker[] {
  return [
    { queue: 'workflow-child', run: (data) => carryOutChildJob(db, surroundings, data as ChildJob) },
    {
      queue: 'workflow-child-failed',
      run: async (data, { error }) => {
        const job = data as ChildJob;
        if (job.step !== 'cancel') await failChild(db, surroundings, job, { class: 'system', detail: error ?? 'not done' });
      },
    },
  ];
}
