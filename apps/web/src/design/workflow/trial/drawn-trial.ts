import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, useState } from 'react';
import { simulateWorkflow, type SimulationAnswer } from '@inkstone/api';
import { emptyPatch, joinNamed } from '@inkstone/schema';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { objectNumber } from '../../working-copy/object-number.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import type { Marks } from '../canvas/marks.ts';
import { routePart } from '../part.ts';
import type { Flow } from '../workflow-operations.ts';
import { useTrialClient } from './use-trial-client.ts';

/** A trial of the drawing with an empty form, again after each edit. */
interface DrawnTrial {
  /** The person who would start it; null: no trial. */
  readonly initiator: string | null;
  readonly startAs: (person: string | null) => void;
  readonly played: SimulationAnswer | null;
  readonly isPlaying: boolean;
  readonly failure: string | null;
}

export const DrawnTrialContext = createContext<DrawnTrial | null>(null);

export function useDrawnTrial(): DrawnTrial {
  const trial = use(DrawnTrialContext);
  if (!trial) throw new Error('the component needs a DrawnTrialContext');
  return trial;
}

export function useNewDrawnTrial(appCode: string, { key }: Flow): DrawnTrial {
  const client = useTrialClient(appCode);
  const failureText = useFailureText();
  const { documents } = useDocuments();
  const [initiator, startAs] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['design-drawn-trial', key.code, initiator, objectNumber(documents)],
    queryFn: ({ signal }) =>
      client.call(simulateWorkflow, { workflowCode: key.code, initiatorId: initiator ?? '', patch: emptyPatch }, { signal }),
    enabled: initiator !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const played = initiator === null ? null : (query.data ?? null);
  const isPlaying = initiator !== null && query.isFetching;
  const failure = initiator !== null && query.isError ? failureText(query.error) : null;
  return useMemo(() => ({ initiator, startAs, played, isPlaying, failure }), [initiator, played, isPlaying, failure]);
}

/** Marks of what the trial reached, and of the people who got it. */
export function useTrialMarks({ played }: DrawnTrial): ReadonlyMap<string, Partial<Marks>> {
  const locale = useLocale();
  return useMemo(() => {
    const marks = new Map<string, Partial<Marks>>();
    for (const { activityCode, people } of played?.visits ?? []) {
      const names = joinNamed(people, locale);
      marks.set(activityCode, { isPassed: true, note: names === '' ? null : names });
    }
    for (const route of played?.routes ?? []) marks.set(routePart(route), { isPassed: true });
    return marks;
  }, [played, locale]);
}
