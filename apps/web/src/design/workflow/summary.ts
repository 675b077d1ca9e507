import type { Locale } from '@inkstone/schema';
import type { FlowActivity } from './flow/flow-content.ts';
import { participantsText, sourcesIn } from './participants/participants-text.ts';

/** What an activity does, in a few words; null: its kind says it. */
export function summaryOf({ source }: FlowActivity, locale: Locale): string | null {
  const { participants } = source;
  return participants === undefined ? null : participantsText(sourcesIn(participants), locale);
}
