import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { controlFaces } from '@inkstone/controls/faces';
import type { Extensions } from '@inkstone/controls/extensions';
import { FormRenderer } from '@inkstone/controls/renderer';
import { withoutPaths } from '@inkstone/form-engine';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { ActionBar } from './ActionBar.tsx';
import type { ActionName } from './actions/action-face.ts';
import { actionFaces } from './actions/faces.ts';
import type { DialogState } from './ActionDialogs.tsx';
import { conflictsOf } from './conflict.ts';
import type { FormViewProps } from './FormView.tsx';
import { placePath, type FormPlace } from './form-place.ts';
import { formTexts } from './form.locale.ts';
import { IssueSummary } from './IssueSummary.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { LoadedForm } from './open-form.ts';
import { UnsavedWorkBar } from './UnsavedWorkBar.tsx';
import { forgetUnsavedWork, isEmptyPatch, keepUnsavedWork } from './unsaved-work.ts';
import { useFormActions, type ActionAnswer } from './use-form-actions.ts';
import { useOpenedForm } from './use-opened-form.ts';
import styles from './form.module.css';

// What is not needed to open and fill in a form comes when it is.
const ActionDialogs = lazy(() => import('./ActionDialogs.tsx').then((module) => ({ default: module.ActionDialogs })));
const ConflictDialog = lazy(() => import('./ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })));
const FormSide = lazy(() => import('./FormSide.tsx').then((module) => ({ default: module.FormSide })));

interface FormSheetProps extends FormViewProps {
  readonly loaded: LoadedForm;
  readonly extensions: Extensions;
  readonly onReopen: () => void;
}

const keepDelayMs = 400;

/** The open form: what is filled in, what may be done with it, and where it stands. */
export function FormSheet({
  place,
  loaded,
  extensions,
  onMoved,
  onClosed,
  onDecided,
  onReopen,
  notice: before = null,
  guardLeaving = false,
}: FormSheetProps) {
  const locale = useLocale();
  const t = useTexts(formTexts);
  const user = useUser();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { form, rebase } = useOpenedForm(loaded, place, extensions.models);
  const faces = useMemo(() => ({ ...extensions.faces, ...controlFaces }), [extensions]);
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const [notice, setNotice] = useState<string | null>(before);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const actions = useFormActions({ place, loaded, form, onDone: handleDone });
  const conflicts = conflictsOf(actions.failure);

  const isKept = useRef(false);
  const keepNow = (): void => {
    const patch = form.patch();
    // Work of an earlier visit that is still offered stays until there is newer work or the person discards it.
    if (isEmptyPatch(patch) && !isKept.current) return;
    isKept.current = true;
    keepUnsavedWork(user.id, place, { patch, baseVersion: loaded.bizObject.version, keptAt: Date.now() });
  };
  const keepSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, keepDelayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleDone(action: ActionName, answer: ActionAnswer): void {
    clearTimeout(timer.current);
    form.markStored();
    forgetUnsavedWork(user.id, place);
    setDialog(null);
    if (action === 'Delete') return onClosed();
    if (onDecided && action !== 'Save') return onDecided(action);
    const said = actionFaces[action].done(loaded)[locale];
    const next = placeAfter(action, answer);
    if (next && placePath(next) !== placePath(place)) return onMoved(next, said);
    setNotice(said);
    void reload();
  }

  /** A saved form stays where it is, a new one gets its address; after a decision the whole instance is shown. */
  function placeAfter(action: ActionName, { objectId, workflowInstanceId }: ActionAnswer): FormPlace | null {
    if (action === 'Save' && place.kind !== 'new') return null;
    if (action !== 'Save' && workflowInstanceId) return { kind: 'instance', workflowInstanceId };
    return objectId ? { kind: 'record', schemaCode: loaded.definition.schemaCode, objectId } : null;
  }

  const reload = () => queries.invalidateQueries({ queryKey: ['form', placePath(place)] });

  async function handleAction(action: ActionName): Promise<void> {
    const offered = loaded.actions.find((each) => each.action === action);
    if (!offered || actions.running) return;
    const face = actionFaces[action];
    const { opinion, upload = 'none', signature = 'none' } = offered;
    if ([opinion, upload, signature].every((part) => part === 'none') && !face.asks) return actions.run(action);
    if (!(await actions.isReady(action))) return;
    actions.clearFailure();
    setDialog({ action, opinion, upload, signature });
  }

  function handleResolved(theirs: ReadonlySet<string>): void {
    rebase((patch) => withoutPaths(patch, theirs));
    actions.clearFailure();
    void reload();
  }

  return (
    <>
      {guardLeaving ? <LeaveGuard isUnsaved={() => !isEmptyPatch(form.patch())} onLeave={keepNow} /> : null}
      <div className={styles.columns}>
        <div className={styles.sheet} onInput={keepSoon} onChange={keepSoon} onClick={keepSoon} onKeyUp={keepSoon} onPaste={keepSoon}>
          <UnsavedWorkBar form={form} place={place} version={loaded.bizObject.version} />
          {notice ? <Alert type="success" showIcon closable={{ onClose: () => setNotice(null) }} title={notice} /> : null}
          <FormRenderer form={form} locale={locale} faces={faces} recordId={loaded.bizObject.id} />
          {actions.isWaiting ? <p role="status">{t('settling')}</p> : null}
          <IssueSummary form={form} issues={actions.issues} />
          {actions.failure && !dialog && conflicts.length === 0 && actions.issues.length === 0 ? (
            <p className={styles.failure} role="alert">
              {failureText(actions.failure)}
            </p>
          ) : null}
        </div>
        <Suspense fallback={null}>{loaded.workflowInstanceId ? <FormSide loaded={loaded} /> : null}</Suspense>
      </div>
      <ActionBar actions={loaded.actions} running={actions.running} onAction={(action) => void handleAction(action)} onClose={onClosed} />
      <Suspense fallback={null}>
        {dialog ? (
          <ActionDialogs
            dialog={dialog}
            loaded={loaded}
            running={actions.running !== null}
            failure={actions.failure ? failureText(actions.failure) : null}
            onConfirm={(words) => dialog && void actions.run(dialog.action, words)}
            onClose={() => setDialog(null)}
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
    </>
  );
}
