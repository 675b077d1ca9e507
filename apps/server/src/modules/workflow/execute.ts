import type { InstanceStatus } from '@inkstone/schema';
import type { Command } from '@inkstone/workflow';
import type { CommandContext } from '../../platform/http/request-context.ts';
import type { StoredRecord } from '../records/stored-record.ts';
import type { LoadedInstance } from './instance-store.ts';

/** An action of the actor; who, when and from where come from the context. */
export type Order = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id' | 'actor' | 'at' | 'client' | 'operatorIsAdministrator'>
    : never
  : never;

export interface Execution {
  readonly instanceId: string;
  readonly command: Order;
  /** The instance as this transaction has already locked it. */
  readonly loaded?: LoadedInstance;
  /** The record as this transaction has already locked and written it. */
  readonly record?: StoredRecord;
}

export declare function execute(context: CommandContext, execution: Execution): Promise<{ status: InstanceStatus }>;
