import type { NameI18n } from '@inkstone/schema';
import type { Json, Timestamp } from './column.ts';

/** What the text of a message is made of, in whatever language it is read. */
export interface MessageParams {
  /** What the instance is called. */
  readonly name: string;
  /** The same in other languages. */
  readonly name_i18n?: NameI18n;
  readonly activity?: { readonly zh: string; readonly en: string };
  /** Id of who caused it; unset: nobody. */
  readonly by?: string;
  /** What they wrote with it. */
  readonly text?: string;
  /** How it ended, what went wrong, whether it is late. */
  readonly detail?: string;
}

export interface MessagesTable {
  id: string;
  person_id: string;
  kind: string;
  params: Json<MessageParams>;
  instance_id: string | null;
  work_item_id: string | null;
  /** Not shown: it is only mailed, or sent on. */
  shown: boolean;
  created_at: Timestamp;
  read_at: Timestamp | null;
}

/** A message on its way out of the house. */
export interface MessageDeliveriesTable {
  id: string;
  message_id: string;
  person_id: string;
  way: 'mail' | 'webhook';
  /** What is sent together, and again as the same after a failure. */
  batch: string | null;
  claimed_at: Timestamp | null;
  /** The job that sends it. */
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
  /** Who urged. */
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
