import { fillText, type Locale } from '@inkstone/schema';
import { refusalTexts, type Refusal } from '@inkstone/workflow';

/** Returns the text of a refusal or failure of the engine. */
export function refusalText({ code, params }: Refusal, locale: Locale): string {
  return fillText(refusalTexts[code][locale], params ?? {});
}
