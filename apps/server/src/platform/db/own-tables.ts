import type { Database } from './database.ts';

/** The system tables that the platform owns; each other table is declared by its module. */
export const ownTables = ['idempotency_keys', 'outbox', 'signing_keys'] as const satisfies readonly (keyof Database)[];
