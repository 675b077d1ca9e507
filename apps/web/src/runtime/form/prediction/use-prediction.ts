import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { predictWorkflow, type CallInput, type CallOutput } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import { useClient } from '../../../platform/platform.ts';
import { loadInput, formPath, type FormContext } from '../form-context.ts';
import type { LoadedForm } from '../open-form.ts';
import type { EditNotice } from './edit-notice.ts';

export type Prediction = CallOutput<typeof predictWorkflow>;

/** The open form with the user's unsaved changes. */
export interface OpenForm {
  readonly context: FormContext;
  readonly loaded: LoadedForm;
  readonly form: Form;
  readonly edits: EditNotice;
}

const pauseMs = 500;

/**
 * Predicts the route from the current form, again whenever the user pauses typing. While it loads, or where the input cannot be predicted,
 * the previous prediction stays.
 */
export function usePrediction({ context, loaded, form, edits }: OpenForm, isWanted: boolean): UseQueryResult<Prediction> {
  const client = useClient();
  const { workflowInstanceId, workflowCode } = loaded;
  const query = useQuery({
    queryKey: ['instance', workflowInstanceId ?? 'new', 'predict', formPath(context)],
    queryFn: ({ signal }) => client.call(predictWorkflow, predictionInput(context, workflowCode, form), { signal }),
    enabled: isWanted,
    retry: false,
    // The prediction of a new form must not be reused in another visit.
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

function predictionInput(context: FormContext, workflowCode: string | null, form: Form): CallInput<typeof predictWorkflow> {
  const isNew = context.kind === 'new' && workflowCode !== null;
  return { ...loadInput(context), ...(isNew && { workflowCode }), patch: form.patch() };
}
