import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { predictWorkflow, type CallInput, type CallOutput } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import { useClient } from '../../../platform/platform.ts';
import { loadInput, placePath, type FormPlace } from '../form-place.ts';
import type { LoadedForm } from '../open-form.ts';
import type { EditNotice } from './edit-notice.ts';

export type Prediction = CallOutput<typeof predictWorkflow>;

/** The form somebody has open, with what they set and did not save. */
export interface OpenForm {
  readonly place: FormPlace;
  readonly loaded: LoadedForm;
  readonly form: Form;
  readonly edits: EditNotice;
}

const pauseMs = 500;

/**
 * What comes next as the form stands, asked anew when somebody pauses typing. While that is asked, or where what was typed cannot be
 * predicted, the one before stays.
 */
export function usePrediction({ place, loaded, form, edits }: OpenForm, isWanted: boolean): UseQueryResult<Prediction> {
  const client = useClient();
  const { workflowInstanceId, workflowCode } = loaded;
  const query = useQuery({
    queryKey: ['instance', workflowInstanceId ?? 'new', 'predict', placePath(place)],
    queryFn: ({ signal }) => client.call(predictWorkflow, predictionInput(place, workflowCode, form), { signal }),
    enabled: isWanted,
    retry: false,
    // Another visit of a new form has nothing to do with this one.
    gcTime: 0,
  });
  const { refetch } = query;
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = JSON.stringify(form.patch());
    const stop = edits.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const typed = JSON.stringify(form.patch());
        if (typed === asked) return;
        asked = typed;
        void refetch();
      }, pauseMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, edits, refetch, isWanted]);
  return query;
}

function predictionInput(place: FormPlace, workflowCode: string | null, form: Form): CallInput<typeof predictWorkflow> {
  const isNew = place.kind === 'new' && workflowCode !== null;
  return { ...loadInput(place), ...(isNew && { workflowCode }), patch: form.patch() };
}
