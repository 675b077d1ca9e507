import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { readWorkflowFigures, type CallOutput } from '@inkstone/api';
import { documentId } from '@inkstone/design';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import type { Marks } from '../canvas/marks.ts';
import type { Flow } from '../workflow-operations.ts';
import { countText, figuresSaid, tookText } from './figure-text.ts';
import { isPeriod, periodOf, type Period } from './period.ts';

interface DrawnFigures {
  readonly isPublished: boolean;
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
  readonly figures: CallOutput<typeof readWorkflowFigures> | undefined;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
}

export const FiguresContext = createContext<DrawnFigures | null>(null);

export function useDrawnFigures(): DrawnFigures {
  const figures = use(FiguresContext);
  if (!figures) throw new Error('the component needs a FiguresContext');
  return figures;
}

/** How long the activities took in a period, how often they sent back and what waits there; fetched when they are shown. */
export function useNewDrawnFigures(appCode: string, { key }: Flow, isShown: boolean): DrawnFigures {
  const client = useClient();
  const timeZone = useTimeZone();
  const { published } = useDocuments();
  const [period, setPeriod] = useState<Period>({ kind: 'days', days: 30 });
  const isPublished = published.has(documentId(key));
  const query = useQuery({
    queryKey: ['design-workflow-figures', key.code, period],
    queryFn: ({ signal }) =>
      client.call(readWorkflowFigures, { appCode, workflowCode: key.code, ...periodOf(period, new Date(), timeZone) }, { signal }),
    enabled: isShown && isPublished && isPeriod(period),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const { data: figures, isFetching: isPending, isError, error, refetch } = query;
  return useMemo(
    () => ({ isPublished, period, setPeriod, figures, isPending, failure: isError ? error : null, retry: () => void refetch() }),
    [isPublished, period, figures, isPending, isError, error, refetch],
  );
}

export function useFigureMarks({ figures }: DrawnFigures): ReadonlyMap<string, Partial<Marks>> {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return useMemo(
    () =>
      new Map(
        (figures?.activities ?? []).map((each): [string, Partial<Marks>] => [
          each.activityCode,
          { note: tookText(each, locale), count: countText(each, locale), said: figuresSaid(each, locale, timeZone) },
        ]),
      ),
    [figures, locale, timeZone],
  );
}
