import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { controlViews } from '@inkstone/controls/views';
import type { Extensions } from '@inkstone/controls/extensions';
import { FormRenderer } from '@inkstone/controls/renderer';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { ActionBar } from './ActionBar.tsx';
import { recordOf, type ActionName } from './actions/action-view.ts';
import { actionViews, actionLabel } from './actions/views.ts';
import { questionOf } from './choosing/action-question.ts';
import type { DialogState } from './ActionDialogs.tsx';
import { conflictsOf } from './conflict.ts';
import { FormDialogs } from './FormDialogs.tsx';
import type { Notice } from './notices/FormNotice.tsx';
import { FormNotices } from './notices/FormNotices.tsx';
import type { FormViewProps } from './FormView.tsx';
import { RecordImportProvider } from './RecordImportProvider.tsx';
import { formPath, type FormContext } from './form-context.ts';
import { formTexts } from './form.locale.ts';
import { LeaveGuard } from './unsaved-work/LeaveGuard.tsx';
import { commentedRecord, shareTarget } from './loaded-record.ts';
import { nextContext } from './notices/next-context.ts';
import type { LoadedForm } from './open-form.ts';
import { hasWork } from './unsaved-work/unsaved-work.ts';
import { useFormActions, type ActionAnswer } from './use-form-actions.ts';
import { useInstanceChanges, type ChangesWhileLoading } from './following/use-instance-changes.ts';
import { useUnsavedWork } from './unsaved-work/use-unsaved-work.ts';
import { useOpenedForm } from './use-opened-form.ts';
import { createEditNotice } from './prediction/edit-notice.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import styles from './form.module.css';

// Loaded on demand: not needed to open and fill in a form.
const FollowInstance = lazy(() => import('./following/FollowInstance.tsx').then((module) => ({ default: module.FollowInstance })));
const FormButtons = lazy(() => import('../buttons/FormButtons.tsx').then((module) => ({ default: module.FormButtons })));
const FormSide = lazy(() => import('./side/FormSide.tsx').then((module) => ({ default: module.FormSide })));
const DraftSide = lazy(() => import('./prediction/DraftSide.tsx').then((module) => ({ default: module.DraftSide })));

interface FormSheetProps extends FormViewProps {
  readonly loaded: LoadedForm;
  readonly extensions: Extensions;
  readonly whileLoading: ChangesWhileLoading;
  /** Opens the form again with the server's state, and shows the notice. */
  readonly onReopen: (notice?: Notice) => void;
}

const noConflicts: ReturnType<typeof conflictsOf> = [];

/** The open form with its actions and its status. */
export function FormSheet({
  context,
  loaded,
  extensions,
  whileLoading,
  onMoved,
  onClosed,
  onDecided,
  onReopen,
  notice: initialNotice = null,
  guardLeaving = false,
}: FormSheetProps) {
  const locale = useLocale();
  const t = useTexts(formTexts);
  const navigate = useNavigate();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const changes = useInstanceChanges(loaded.workflowInstanceId, whileLoading);
  const { form, rebase } = useOpenedForm(loaded, context, extensions.models);
  const views = useMemo(() => ({ ...extensions.views, ...controlViews }), [extensions]);
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const [notice, setNotice] = useState<Notice | null>(initialNotice);
  const [unsent, setUnsent] = useState(loaded.unsentOpinion);
  const work = useUnsavedWork(form, context, loaded.bizObject.version);

  const actions = useFormActions({ context, loaded, form, onDone: handleDone });
  const question = questionOf(actions.failure);
  const conflicts = question ? noConflicts : conflictsOf(actions.failure);
  const record = commentedRecord(loaded);
  const [edits] = useState(createEditNotice);
  const opened = { context, loaded, form, edits };

  const handleEdit = (): void => {
    edits.notify();
    work.storeSoon();
  };

  function handleDone(action: ActionName, answer: ActionAnswer): void {
    work.settle();
    setDialog(null);
    if (action === 'Delete') return onClosed();
    const stays = action === 'Save' || actionViews[action].stays;
    const view = actionViews[action];
    const decides = !stays && !view.makesAnother;
    const notice: Notice = { text: view.done(loaded)[locale], endsWork: decides && loaded.workItem !== null };
    if (view.opensNewForm) return onReopen(notice);
    if (onDecided && decides) return onDecided(action);
    const next = nextContext(context, loaded, action, answer);
    if (next && formPath(next) !== formPath(context)) return onMoved(next, notice);
    setNotice(notice);
    void reload();
  }

  const reload = () => queries.invalidateQueries({ queryKey: ['form', formPath(context)] });

  async function handleAction(action: ActionName): Promise<void> {
    const offered = loaded.actions.find((each) => each.action === action);
    if (!offered || actions.running) return;
    const view = actionViews[action];
    if (view.opens) return handleOpened(view.opens(loaded));
    if (view.leadsTo) return navigate(view.leadsTo(context));
    const { name: _, name_i18n: __, ...parts } = offered;
    const asked = [offered.opinion, offered.upload, offered.signature, offered.qrSignature];
    const isPlain = asked.every((part) => part === undefined || part === 'none') && !offered.chooses;
    if (isPlain && !view.asks && !view.intervention) return actions.run(action, action === 'Save' ? { opinion: unsent } : {});
    if (!(await actions.isReady(action))) return;
    actions.clearFailure();
    setDialog({ ...parts, label: actionLabel(offered, locale) });
  }

  function handleDialogClosed(written = unsent): void {
    setUnsent(written);
    setDialog(null);
  }

  /** Discards what was typed. */
  function handleOpened(next: FormContext): void {
    work.settle();
    onMoved(next, null);
  }

  const failure = actions.failure && !question && conflicts.length === 0 ? failureText(actions.failure) : null;

  return (
    <>
      {guardLeaving ? <LeaveGuard isUnsaved={() => hasWork(form)} onLeave={work.storeNow} /> : null}
      <div className={styles.columns}>
        <div
          className={styles.sheet}
          onInput={handleEdit}
          onChange={handleEdit}
          onClick={handleEdit}
          onKeyUp={handleEdit}
          onPaste={handleEdit}
        >
          <FormNotices
            context={context}
            loaded={loaded}
            form={form}
            stored={work.stored}
            notice={notice}
            refused={actions.refused}
            onMoved={(next) => onMoved(next, null)}
            onNoticeClosed={() => setNotice(null)}
            onResumed={() => void reload()}
          />
          <RecordImportProvider context={context}>
            <FormRenderer form={form} locale={locale} views={views} recordId={loaded.bizObject.id} />
          </RecordImportProvider>
          {actions.isWaiting ? <p role="status">{t('settling')}</p> : null}
          {failure !== null && !dialog && actions.refused.issues.length === 0 ? (
            <p className={fieldStyles.failure} role="alert">
              {failure}
            </p>
          ) : null}
        </div>
        <Suspense fallback={null}>
          {loaded.workflowInstanceId ? (
            <FollowInstance
              {...opened}
              changes={changes}
              rebase={rebase}
              busy={actions.running !== null}
              onFollowed={(text) => setNotice({ text })}
            />
          ) : null}
          {record ? <FormSide opened={opened} record={record} /> : loaded.workflowCode === null ? null : <DraftSide {...opened} />}
        </Suspense>
      </div>
      <ActionBar
        actions={loaded.actions}
        running={actions.running}
        onAction={(action) => void handleAction(action)}
        onClose={onClosed}
        shared={shareTarget(loaded)}
      >
        {loaded.buttons.length > 0 ? (
          <Suspense fallback={null}>
            <FormButtons
              buttons={loaded.buttons}
              record={{ ...recordOf(loaded), ...(loaded.workItem && { workItemId: loaded.workItem.id }) }}
              isUnsaved={() => hasWork(form)}
              onDone={(text) => (setNotice({ text }), void reload())}
            />
          </Suspense>
        ) : null}
      </ActionBar>
      <FormDialogs
        form={form}
        loaded={loaded}
        actions={actions}
        rebase={rebase}
        dialog={dialog}
        question={question}
        conflicts={conflicts}
        failure={failure}
        unsent={unsent}
        onDialogClosed={handleDialogClosed}
        onReload={() => void reload()}
        onReopen={onReopen}
      />
    </>
  );
}
