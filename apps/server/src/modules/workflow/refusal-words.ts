import { fillText, type Locale } from '@inkstone/schema';
import { refusalTexts, type Refusal } from '@inkstone/workflow';

/** What the engine refuses, or cannot do, in words. */
export function refusalText({ code, params }: Refusal, locale: Locale): string {
  return fillText(refusalTexts[code][locale], params ?? {});
}
