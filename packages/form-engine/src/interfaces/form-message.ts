import type { LocalizedText, MessageLevel } from '@inkstone/schema';

/** A message that an event shows until it is hidden or dismissed. */
export interface FormMessage {
  readonly id: string;
  readonly level: MessageLevel;
  readonly text: LocalizedText;
}

/** A record that an event asks the view to open. */
export interface OpenRequest {
  readonly id: number;
  readonly schemaCode: string;
  readonly recordId: string;
}
