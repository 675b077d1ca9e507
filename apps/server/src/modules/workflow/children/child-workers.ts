import { refusalTexts } from '@inkstone/workflow';
import type { Db } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { sendSignal, withSignal } from '../signals/send-signal.ts';
import { systemContext, type JobEnvironment } from '../signals/system-context.ts';
import type { ChildJob } from './child-jobs.ts';
import { endChild } from './end-child.ts';
import { startChild } from './start-child.ts';

const reason = '主流程已結束或返回 / The parent ended or went back';

/** Carries out one step between an instance and its sub-process; idempotent. */
export async function runChildJob(db: Db, environment: JobEnvironment, job: ChildJob): Promise<void> {
  try {
    if (job.step === 'start') return await transact(db, (trx) => startChild(systemContext(trx, environment), job));
    if (job.step === 'cancel') return await sendSignal(db, environment, job.childId, { action: 'Cancel', reason });
    await withSignal(db, environment, (context) => endChild(context, job));
  } catch (error) {
    if (!(error instanceof Refusal) || job.step === 'cancel') throw error;
    await failChild(db, environment, job, { class: 'business', detail: detailOf(error) });
  }
}

/** Returns the text of a refusal, which administrators see with the exception. */
function detailOf({ code, extra }: Refusal): string {
  const issues = extra.issues?.map(({ path, message }) => `${path}: ${message}`) ?? [];
  const text = code in refusalTexts ? refusalTexts[code as keyof typeof refusalTexts].zh : code;
  return issues.length > 0 ? issues.join('; ') : text;
}

function failChild(
  db: Db,
  environment: JobEnvironment,
  { parentId, childId }: ChildJob,
  failure: { readonly class: 'system' | 'business'; readonly detail: string },
): Promise<void> {
  return sendSignal(db, environment, parentId, { action: 'ChildFailed', child: childId, ...failure });
}

/** Workers that start, end and cancel sub-processes. */
export function childWorkers(db: Db, environment: JobEnvironment): readonly Worker[] {
  return [
    { queue: 'workflow-child', run: (data) => runChildJob(db, environment, data as ChildJob) },
    {
      queue: 'workflow-child-failed',
      run: async (data, { error }) => {
        const job = data as ChildJob;
        if (job.step !== 'cancel') await failChild(db, environment, job, { class: 'system', detail: error ?? 'not done' });
      },
    },
  ];
}
