import { getDemoStart, getFirstRun, saveFirstRunStep, type FirstRun } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { documentHeadsView } from '../apps/index.ts';
import { peopleView } from '../organization/index.ts';
import { readSetting, writeSetting } from '../system/index.ts';

const permission = 'administrator';

export const getFirstRunEndpoint = defineQuery(getFirstRun, { permission, handle: ({ db }) => readFirstRun(db) });

export const saveFirstRunStepEndpoint = defineCommand(saveFirstRunStep, {
  permission,
  async handle({ trx, now }, input) {
    const progress = await readSetting(trx, 'first-run');
    if (progress !== null && progress.finishedAt === undefined) {
      const done = input.step === 'finish' ? { finishedAt: now().toISOString() } : { [input.step]: input.state };
      await writeSetting(trx, 'first-run', { ...progress, ...done });
    }
    return readFirstRun(trx);
  },
});

export const getDemoStartEndpoint = defineQuery(getDemoStart, {
  permission,
  handle: ({ db }) => readSetting(db, 'demo-start'),
});

async function readFirstRun(executor: Executor): Promise<FirstRun> {
  const progress = await readSetting(executor, 'first-run');
  const people = await executor
    .selectFrom(peopleView.as('p'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('p.active', '=', true)
    .executeTakeFirstOrThrow();
  const apps = await executor
    .selectFrom(documentHeadsView.as('h'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('h.kind', '=', 'app')
    .where('h.active', '=', true)
    .executeTakeFirstOrThrow();
  return {
    isFinished: progress === null || progress.finishedAt !== undefined,
    people: progress?.people ?? 'open',
    applications: progress?.applications ?? 'open',
    peopleCount: Number(people.count),
    appCount: Number(apps.count),
  };
}
