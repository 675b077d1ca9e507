import type { Executor } from '../../platform/db/database.ts';
import { requireService } from '../../platform/http/required-service.ts';

/** Returns those of the instances that wait as exceptions. */
export type WaitingInstances = (executor: Executor, ids: readonly string[]) => Promise<ReadonlySet<string>>;

export const waitingInstances = requireService<WaitingInstances>('the instances that wait as exceptions');
