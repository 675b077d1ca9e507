import { createId } from '@inkstone/schema';
import { systemActor } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import type { Actor, CommandContext } from '../../../platform/http/request-context.ts';
import type { Log } from '../../../platform/log/log.ts';

/** What runs without a request knows of the process. */
export interface Surroundings {
  readonly timeZone: string;
  readonly log: Log;
  readonly now: () => Date;
}

const nobody: Actor = {
  id: systemActor,
  name: '',
  account: '',
  departmentId: null,
  departmentName: null,
  isAdmin: false,
  isAppAdmin: false,
};

/** The context of a command that no person gave: a time came, another instance ended, a service answered. */
export function systemContext(trx: Trx, { timeZone, log, now }: Surroundings): CommandContext {
  const id = createId(now().getTime());
  return { trx, actor: nobody, locale: 'zh', client: 'OTHER', requestId: id, commandId: id, log, now, timeZone };
}
