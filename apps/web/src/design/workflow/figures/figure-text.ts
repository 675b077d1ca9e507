import type { CallOutput, readWorkflowFigures } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { takenWords } from '../words/span-words.ts';
import { figuresTexts } from './figures.locale.ts';

export type Figures = CallOutput<typeof readWorkflowFigures>['activities'][number];

type Text = keyof (typeof figuresTexts)['table'];

const filled = (key: Text, params: Readonly<Record<string, string | number>>, locale: Locale): string =>
  fillText(figuresTexts.table[key][locale], params);

const percentOf = (part: number, { finished }: Figures): number => Math.round((part / finished) * 100);

/** What an activity took, in a few words; null: nothing ended there. */
export function tookText({ medianMinutes, longMinutes }: Figures, locale: Locale): string | null {
  if (medianMinutes === null || longMinutes === null) return null;
  return filled('took', { median: takenWords(medianMinutes, locale), long: takenWords(longMinutes, locale) }, locale);
}

/** How often it sent back, and what waits now; null: neither. */
export function countText(figures: Figures, locale: Locale): string | null {
  const parts = [
    ...(figures.returned > 0 ? [filled('returned', { percent: percentOf(figures.returned, figures) }, locale)] : []),
    ...(figures.waiting > 0 ? [filled('waiting', { count: figures.waiting }, locale)] : []),
  ];
  return parts.length === 0 ? null : parts.join({ zh: '・', en: ', ' }[locale]);
}

/** All figures of an activity in one sentence, as a screen reader says them. */
export function figuresSaid(figures: Figures, locale: Locale, timeZone: string): string {
  const { medianMinutes, longMinutes, finished, returned, disagreed, waiting, waitingSince } = figures;
  const parts = [
    ...(medianMinutes !== null && longMinutes !== null
      ? [filled('tookSaid', { median: takenWords(medianMinutes, locale), long: takenWords(longMinutes, locale), count: finished }, locale)]
      : []),
    ...(returned > 0 ? [filled('returned', { percent: percentOf(returned, figures) }, locale)] : []),
    ...(disagreed > 0 ? [filled('disagreedSaid', { percent: percentOf(disagreed, figures) }, locale)] : []),
    ...(waiting > 0 && waitingSince !== null
      ? [filled('waitingSaid', { count: waiting, since: formatInstant(waitingSince, locale, timeZone) }, locale)]
      : []),
  ];
  return parts.join({ zh: '，', en: ', ' }[locale]);
}
