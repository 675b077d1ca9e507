import { createId } from '@inkstone/schema';
import { systemActor } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import type { Actor, CommandContext } from '../../../platform/http/request-context.ts';
import type { Log } from '../../../platform/log/log.ts';

/** The dependencies of code that runs without a request. */
export interface JobEnvironment {
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

/** Returns the context of a command that the system issues: a timer is due, another instance ended, a service responded. */
export function systemContext(trx: Trx, { timeZone, log, now }: JobEnvironment): CommandContext {
  const id = createId(now().getTime());
  return { trx, actor: nobody, locale: 'zh', client: 'OTHER', requestId: id, commandId: id, log, now, timeZone };
}
