import type { NameI18n } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** The parameters of a message text, independent of its language. */
export interface MessageParams {
  /** The title of the instance. */
  readonly name: string;
  /** The title in other languages. */
  readonly name_i18n?: NameI18n;
  readonly activity?: { readonly zh: string; readonly en: string };
  /** The id of the person who caused the message; unset if it has no actor. */
  readonly by?: string;
  /** The text that the actor wrote. */
  readonly text?: string;
  /** The outcome, the failure, or whether the task is overdue. */
  readonly detail?: string;
}

export interface MessagesTable {
  id: string;
  person_id: string;
  kind: string;
  params: Json<MessageParams>;
  instance_id: string | null;
  work_item_id: string | null;
  /** False for a message that is only delivered by mail or webhook. */
  shown: boolean;
  created_at: Timestamp;
  read_at: Timestamp | null;
}

/** The delivery of a message by an external channel. */
export interface MessageDeliveriesTable {
  id: string;
  message_id: string;
  person_id: string;
  way: 'mail' | 'webhook';
  /** Messages that are sent together; retries send the same batch. */
  batch: string | null;
  claimed_at: Timestamp | null;
  /** The id of the job that sends it. */
  claimed_by: string | null;
  attempts: number;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  given_up_at: Timestamp | null;
}

export interface MessagePreferencesTable {
  person_id: string;
  kind: string;
  station: boolean;
  mail: boolean;
  webhook: boolean;
}

export interface UrgesTable {
  id: string;
  instance_id: string;
  work_item_id: string;
  /** The person who urged. */
  person_id: string;
  message: string | null;
  urged_at: Timestamp;
}

export interface MessagesTables {
  messages: MessagesTable;
  message_deliveries: MessageDeliveriesTable;
  message_preferences: MessagePreferencesTable;
  urges: UrgesTable;
}
