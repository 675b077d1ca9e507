import { lazy, Suspense } from 'react';
import type { Form } from '@inkstone/form-engine';
import type { Notice } from './FormNotice.tsx';
import type { FormContext } from '../form-context.ts';
import type { LoadedForm } from '../open-form.ts';
import type { RefusedForm } from '../use-form-actions.ts';

// Loaded on demand: not needed to open and fill in a form.
const IssueSummary = lazy(() => import('./IssueSummary.tsx').then((module) => ({ default: module.IssueSummary })));
const Involvements = lazy(() => import('../involvement/Involvements.tsx').then((module) => ({ default: module.Involvements })));
const UnsavedWorkBar = lazy(() => import('../unsaved-work/UnsavedWorkBar.tsx').then((module) => ({ default: module.UnsavedWorkBar })));
const FormNotice = lazy(() => import('./FormNotice.tsx').then((module) => ({ default: module.FormNotice })));
const StartedFor = lazy(() => import('./StartedFor.tsx').then((module) => ({ default: module.StartedFor })));

interface FormNoticesProps {
  readonly context: FormContext;
  readonly loaded: LoadedForm;
  readonly form: Form;
  /** The work stored in an earlier visit; null: none. */
  readonly stored: string | null;
  readonly notice: Notice | null;
  readonly refused: RefusedForm;
  readonly onMoved: (context: FormContext) => void;
  readonly onNoticeClosed: () => void;
  readonly onResumed: () => void;
}

/** What is said above the fields of an open form: for whom it is started, unsent work, what was done, who is asked, and its issues. */
export function FormNotices({ context, loaded, form, stored, notice, refused, onMoved, onNoticeClosed, onResumed }: FormNoticesProps) {
  const { principals, bizObject, workflowInstanceId, workItem } = loaded;
  return (
    <>
      <Suspense fallback={null}>
        {context.kind === 'new' && principals.length > 0 ? <StartedFor context={context} loaded={loaded} onMoved={onMoved} /> : null}
        {stored !== null ? <UnsavedWorkBar form={form} context={context} version={bizObject.version} stored={stored} /> : null}
        {notice ? <FormNotice notice={notice} onClose={onNoticeClosed} /> : null}
        {workItem?.involved && workflowInstanceId ? (
          <Involvements workflowInstanceId={workflowInstanceId} workItem={workItem} onResumed={onResumed} />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>{refused.issues.length > 0 ? <IssueSummary form={form} refused={refused} /> : null}</Suspense>
    </>
  );
}
