import type { Database } from './database.ts';

/** The system tables of the platform itself; each of the others is declared by the module that owns it. */
export const ownTables = ['idempotency_keys', 'outbox', 'signing_keys'] as const satisfies readonly (keyof Database)[];
