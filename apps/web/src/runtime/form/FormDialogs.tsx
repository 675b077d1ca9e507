import { lazy, Suspense } from 'react';
import { withoutPaths, type Form } from '@inkstone/form-engine';
import type { ActionDetails } from './actions/action-view.ts';
import type { ActionQuestion } from './choosing/action-question.ts';
import type { DialogState } from './ActionDialogs.tsx';
import type { Conflict } from './conflict.ts';
import type { LoadedForm } from './open-form.ts';
import type { useFormActions } from './use-form-actions.ts';
import type { useOpenedForm } from './use-opened-form.ts';

// Loaded on demand: not needed to open and fill in a form.
const ActionDialogs = lazy(() => import('./ActionDialogs.tsx').then((module) => ({ default: module.ActionDialogs })));
const ConflictDialog = lazy(() => import('./ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })));
const QuestionDialog = lazy(() => import('./choosing/QuestionDialog.tsx').then((module) => ({ default: module.QuestionDialog })));

interface FormDialogsProps {
  readonly form: Form;
  readonly loaded: LoadedForm;
  readonly actions: ReturnType<typeof useFormActions>;
  readonly rebase: ReturnType<typeof useOpenedForm>['rebase'];
  /** The selected action whose dialog is open. */
  readonly dialog: DialogState | null;
  readonly question: ActionQuestion | null;
  readonly conflicts: readonly Conflict[];
  /** The failure of the action as text; null where a question or conflicts are shown instead. */
  readonly failure: string | null;
  /** The opinion that was written before and not sent. */
  readonly unsent: string;
  readonly onDialogClosed: (written?: string) => void;
  /** Loads the current state from the server. */
  readonly onReload: () => void;
  readonly onReopen: () => void;
}

/** The dialogs of a form: details of an action, questions, and conflicts. */
export function FormDialogs({ form, loaded, actions, rebase, dialog, question, conflicts, failure, ...rest }: FormDialogsProps) {
  const { unsent, onDialogClosed, onReload, onReopen } = rest;

  function handleResolved(theirs: ReadonlySet<string>): void {
    rebase((patch) => withoutPaths(patch, theirs));
    actions.clearFailure();
    onReload();
  }

  /** Cancels the action; changed values are shown as they are now. */
  function handleUnanswered(): void {
    actions.clearFailure();
    if (question?.kind === 'values') onReload();
  }

  return (
    <Suspense fallback={null}>
      {dialog ? (
        <ActionDialogs
          dialog={dialog}
          loaded={loaded}
          hidden={question !== null || conflicts.length > 0}
          running={actions.running !== null}
          failure={failure}
          onConfirm={(details: ActionDetails) => void actions.run(dialog.action, details)}
          unsent={unsent}
          onClose={onDialogClosed}
        />
      ) : null}
      {question ? (
        <QuestionDialog
          question={question}
          form={form}
          loaded={loaded}
          running={actions.running !== null}
          onAnswer={(details) => void actions.runOn(details)}
          onClose={handleUnanswered}
        />
      ) : null}
      {conflicts.length > 0 ? (
        <ConflictDialog
          form={form}
          conflicts={conflicts}
          onResolved={handleResolved}
          onClose={() => (actions.clearFailure(), onReopen())}
        />
      ) : null}
    </Suspense>
  );
}
