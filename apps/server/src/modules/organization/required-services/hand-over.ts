import type { Executor } from '../../../platform/db/database.ts';
import { requireService } from '../../../platform/http/required-service.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';

/** Handing over the open tasks of somebody who leaves. */
export interface HandOver {
  /** Returns the number of a person's open tasks. */
  count(executor: Executor, personId: string): Promise<number>;
  /** Starts the handover in the background and returns its id. Refuses what `startHandOver` refuses. */
  start(
    context: Pick<CommandContext, 'trx' | 'actor' | 'now'>,
    handOver: { readonly from: string; readonly to: string; readonly reason: string | null },
  ): Promise<string>;
}

export const handOver = requireService<HandOver>('the handover of open tasks');
