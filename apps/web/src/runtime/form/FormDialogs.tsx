import { lazy, Suspense } from 'react';
import { withoutPaths, type Form } from '@inkstone/form-engine';
import type { ActionWords } from './actions/action-face.ts';
import type { ActionQuestion } from './choosing/action-question.ts';
import type { DialogState } from './ActionDialogs.tsx';
import type { Conflict } from './conflict.ts';
import type { LoadedForm } from './open-form.ts';
import type { useFormActions } from './use-form-actions.ts';
import type { useOpenedForm } from './use-opened-form.ts';

// What is not needed to open and fill in a form comes when it is.
const ActionDialogs = lazy(() => import('./ActionDialogs.tsx').then((module) => ({ default: module.ActionDialogs })));
const ConflictDialog = lazy(() => import('./ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })));
const QuestionDialog = lazy(() => import('./choosing/QuestionDialog.tsx').then((module) => ({ default: module.QuestionDialog })));

interface FormDialogsProps {
  readonly form: Form;
  readonly loaded: LoadedForm;
  readonly actions: ReturnType<typeof useFormActions>;
  readonly rebase: ReturnType<typeof useOpenedForm>['rebase'];
  /** The action that was pressed and asks for something. */
  readonly dialog: DialogState | null;
  readonly question: ActionQuestion | null;
  readonly conflicts: readonly Conflict[];
  /** Why the action failed, in words; null where a question or conflicts say so. */
  readonly failure: string | null;
  /** The opinion that was written before and not sent. */
  readonly unsent: string;
  readonly onDialogClosed: (written?: string) => void;
  /** Shows what the server has now. */
  readonly onReload: () => void;
  readonly onReopen: () => void;
}

/** What an action asks before it goes on, and what came in between. */
export function FormDialogs({ form, loaded, actions, rebase, dialog, question, conflicts, failure, ...rest }: FormDialogsProps) {
  const { unsent, onDialogClosed, onReload, onReopen } = rest;

  function handleResolved(theirs: ReadonlySet<string>): void {
    rebase((patch) => withoutPaths(patch, theirs));
    actions.clearFailure();
    onReload();
  }

  /** Nothing goes on; what came out otherwise is shown as it is now. */
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
          onConfirm={(words: ActionWords) => void actions.run(dialog.action, words)}
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
          onAnswer={(words) => void actions.runOn(words)}
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
