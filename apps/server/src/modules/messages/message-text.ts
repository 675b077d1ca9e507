import type { MessageKind } from '@inkstone/api';
import { fillText, localizedName, type Locale } from '@inkstone/schema';
import type { MessageParams } from '../../platform/db/tables/messages.ts';
import { detailTexts, messageTexts } from './messages.locale.ts';

/** Returns the title of a message in a language. */
export function messageTitle(
  kind: MessageKind,
  { activity, by, detail, ...named }: MessageParams,
  nameOf: (id: string) => string,
  locale: Locale,
): string {
  return fillText(messageTexts[kind][locale], {
    name: localizedName(named, locale),
    activity: activity?.[locale] ?? '',
    by: by === undefined ? detailTexts.timeLimit[locale] : nameOf(by),
    detail: detail !== undefined && Object.hasOwn(detailTexts, detail) ? detailTexts[detail as keyof typeof detailTexts][locale] : '',
  });
}
