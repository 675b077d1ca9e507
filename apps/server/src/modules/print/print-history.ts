import type { PrintStep } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';
import type { ReadingContext } from '../forms/index.ts';
import { decisionHistory, type Decision, type LoadedInstance } from '../workflow/index.ts';
import { printTime } from './print-time.ts';
import { decisionText, printText, sealText } from './print.locale.ts';

const sealTones = { agree: 'agree', disagree: 'disagree', reject: 'neutral', canceled: 'neutral' } as const;

/** Returns the approval history for printing, oldest first. */
export async function printHistory({ db, locale, timeZone }: ReadingContext, instance: LoadedInstance): Promise<PrintStep[]> {
  const decisions = await decisionHistory(db, instance, locale);
  return decisions.map((decision) => ({
    who: whoOf(decision, locale),
    what: decisionText[decision.kind][locale],
    where: decision.activity,
    when: printTime(new Date(decision.at), timeZone),
    opinion: decision.opinion ?? '',
    seal: decision.seal === null ? null : { text: sealText[decision.seal][locale], tone: sealTones[decision.seal] },
    signature: decision.signature,
    superseded: decision.superseded,
  }));
}

function whoOf({ actor, principal }: Decision, locale: Locale): string {
  return principal === null ? actor : fillText(printText.actedFor[locale], { agent: actor, principal });
}
