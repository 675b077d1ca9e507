import type { LocalizedText, MessageLevel } from '@inkstone/schema';

/** What an event wants the person to read, until it is hidden or dismissed. */
export interface FormMessage {
  readonly id: string;
  readonly level: MessageLevel;
  readonly text: LocalizedText;
}

/** A record that an event wants the view to open. */
export interface OpenRequest {
  readonly id: number;
  readonly schemaCode: string;
  readonly recordId: string;
}
