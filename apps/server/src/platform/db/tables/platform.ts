import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp, TimestampWithDefault } from './column.ts';

/** The answers of commands, seven days, per person. */
export interface IdempotencyKeysTable {
  person_id: string;
  key: string;
  /** Hash of the call and its body. */
  fingerprint: string;
  /** Null only inside the transaction that is still at it. */
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: TimestampWithDefault;
}

/** What has to be told to people after the commit; kept until it was relayed. */
export interface OutboxTable {
  id: Generated<string>;
  kind: string;
  people: string[];
  payload: Json<Record<string, unknown>>;
  created_at: TimestampWithDefault;
  /** The NOTIFY that carried it; null while it waits. */
  batch: string | null;
}

export interface SettingsTable {
  key: string;
  value: Json<unknown>;
  modified_at: TimestampWithDefault;
}

/** Keys made by the server itself: they sign access tokens, derive refresh tokens and take passwords. */
export interface SigningKeysTable {
  id: string;
  purpose: 'access-token' | 'refresh-token' | 'webhook' | 'password';
  secret: Buffer;
  created_at: TimestampWithDefault;
}

/** Ways in which extension controls did not work in somebody's browser. */
export interface ExtensionFailuresTable {
  extension: string;
  reason: 'missing' | 'failed' | 'invalid';
  detail: string;
  count: number;
  first_at: Timestamp;
  last_at: Timestamp;
}

/** What administrators changed in the settings, each time. */
export interface SettingChangesTable {
  id: string;
  changed_by: string;
  changed_at: Timestamp;
  changes: Json<readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[]>;
}

export interface PlatformTables {
  extension_failures: ExtensionFailuresTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  setting_changes: SettingChangesTable;
  settings: SettingsTable;
  signing_keys: SigningKeysTable;
}
