import { NotifiedValues } from '../../platform/db/notified-values.ts';

/** The channel of the notices that triggers on settings, message preferences and delegations send. */
export const rememberedChannel = 'inkstone_remembered';

/** Values of small tables that nearly every command reads and that rarely change. */
export const remembered = new NotifiedValues();
