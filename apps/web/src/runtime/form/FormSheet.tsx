import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { controlFaces } from '@inkstone/controls/faces';
import type { Extensions } from '@inkstone/controls/extensions';
import { FormRenderer } from '@inkstone/controls/renderer';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../platform/router/index.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import type { SharedPlace } from '../share/share-queries.ts';
import type { CommentedRecord } from '../comments/comment-queries.ts';
import { ActionBar } from './ActionBar.tsx';
import { recordOf, type ActionName } from './actions/action-face.ts';
import { actionFaces, actionLabel } from './actions/faces.ts';
import { questionOf } from './choosing/action-question.ts';
import type { DialogState } from './ActionDialogs.tsx';
import { conflictsOf } from './conflict.ts';
import { FormDialogs } from './FormDialogs.tsx';
import type { Notice } from './FormNotice.tsx';
import type { FormViewProps } from './FormView.tsx';
import { PlacedRecords } from './PlacedRecords.tsx';
import { placePath, type FormPlace } from './form-place.ts';
import { formTexts } from './form.locale.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { LoadedForm } from './open-form.ts';
import { hasWork } from './unsaved-work.ts';
import { useFormActions, type ActionAnswer } from './use-form-actions.ts';
import { useInstanceChanges } from './following/use-instance-changes.ts';
import { useKeptWork } from './use-kept-work.ts';
import { useOpenedForm } from './use-opened-form.ts';
import { createEditNotice } from './prediction/edit-notice.ts';
import styles from './form.module.css';

// What is not needed to open and fill in a form comes when it is.
const IssueSummary = lazy(() => import('./IssueSummary.tsx').then((module) => ({ default: module.IssueSummary })));
const Involvements = lazy(() => import('./involvement/Involvements.tsx').then((module) => ({ default: module.Involvements })));
const UnsavedWorkBar = lazy(() => import('./UnsavedWorkBar.tsx').then((module) => ({ default: module.UnsavedWorkBar })));
const FormNotice = lazy(() => import('./FormNotice.tsx').then((module) => ({ default: module.FormNotice })));
const StartedFor = lazy(() => import('./StartedFor.tsx').then((module) => ({ default: module.StartedFor })));
const FollowInstance = lazy(() => import('./following/FollowInstance.tsx').then((module) => ({ default: module.FollowInstance })));
const FormButtons = lazy(() => import('../buttons/FormButtons.tsx').then((module) => ({ default: module.FormButtons })));
const FormSide = lazy(() => import('./FormSide.tsx').then((module) => ({ default: module.FormSide })));
const DraftSide = lazy(() => import('./prediction/DraftSide.tsx').then((module) => ({ default: module.DraftSide })));

interface FormSheetProps extends FormViewProps {
  readonly loaded: LoadedForm;
  readonly extensions: Extensions;
  /** Begins again with what the server has, and says what was done. */
  readonly onReopen: (said?: Notice) => void;
}

const noConflicts: ReturnType<typeof conflictsOf> = [];

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
  const navigate = useNavigate();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const changes = useInstanceChanges(loaded.workflowInstanceId);
  const { form, rebase } = useOpenedForm(loaded, place, extensions.models);
  const faces = useMemo(() => ({ ...extensions.faces, ...controlFaces }), [extensions]);
  const involved = loaded.workItem?.involved ? loaded.workItem : null;
  const [dialog, setDialog] = useState<DialogState | null>(null);
  const [notice, setNotice] = useState<Notice | null>(before);
  const [unsent, setUnsent] = useState(loaded.unsentOpinion);
  const work = useKeptWork(form, place, loaded.bizObject.version);

  const actions = useFormActions({ place, loaded, form, onDone: handleDone });
  const question = questionOf(actions.failure);
  const conflicts = question ? noConflicts : conflictsOf(actions.failure);
  const record = commentedRecord(loaded);
  const [edits] = useState(createEditNotice);
  const opened = { place, loaded, form, edits };

  const handleEdit = (): void => {
    edits.notify();
    work.keepSoon();
  };

  function handleDone(action: ActionName, answer: ActionAnswer): void {
    work.settle();
    setDialog(null);
    if (action === 'Delete') return onClosed();
    const stays = action === 'Save' || actionFaces[action].stays;
    const face = actionFaces[action];
    const decides = !stays && !face.makesAnother;
    const said: Notice = { text: face.done(loaded)[locale], endsWork: decides && loaded.workItem !== null };
    if (face.beginsAnew) return onReopen(said);
    if (onDecided && decides) return onDecided(action);
    const next = placeAfter(action, answer);
    if (next && placePath(next) !== placePath(place)) return onMoved(next, said);
    setNotice(said);
    void reload();
  }

  /** A saved form stays where it is, a new one gets its address; after a decision the whole instance is shown. */
  function placeAfter(action: ActionName, { objectId, workflowInstanceId }: ActionAnswer): FormPlace | null {
    if (action === 'save2') return { kind: 'record', ...recordOf(loaded) };
    if (actionFaces[action].stays || (action === 'Save' && place.kind !== 'new')) return null;
    if (action !== 'Save' && workflowInstanceId) return { kind: 'instance', workflowInstanceId };
    return objectId ? { kind: 'record', schemaCode: loaded.definition.schemaCode, objectId } : null;
  }

  const reload = () => queries.invalidateQueries({ queryKey: ['form', placePath(place)] });

  async function handleAction(action: ActionName): Promise<void> {
    const offered = loaded.actions.find((each) => each.action === action);
    if (!offered || actions.running) return;
    const face = actionFaces[action];
    if (face.opens) return handleOpened(face.opens(loaded));
    if (face.leadsTo) return navigate(face.leadsTo(place));
    const { name: _, name_i18n: __, ...parts } = offered;
    const asked = [offered.opinion, offered.upload, offered.signature, offered.qrSignature];
    const isPlain = asked.every((part) => part === undefined || part === 'none') && !offered.chooses;
    if (isPlain && !face.asks && !face.steers) return actions.run(action, action === 'Save' ? { opinion: unsent } : {});
    if (!(await actions.isReady(action))) return;
    actions.clearFailure();
    setDialog({ ...parts, label: actionLabel(offered, locale) });
  }

  function handleDialogClosed(written = unsent): void {
    setUnsent(written);
    setDialog(null);
  }

  /** What was typed is given up. */
  function handleOpened(next: FormPlace): void {
    work.settle();
    onMoved(next, null);
  }

  const failure = actions.failure && !question && conflicts.length === 0 ? failureText(actions.failure) : null;

  return (
    <>
      {guardLeaving ? <LeaveGuard isUnsaved={() => hasWork(form)} onLeave={work.keepNow} /> : null}
      <div className={styles.columns}>
        <div
          className={styles.sheet}
          onInput={handleEdit}
          onChange={handleEdit}
          onClick={handleEdit}
          onKeyUp={handleEdit}
          onPaste={handleEdit}
        >
          <Suspense fallback={null}>
            {place.kind === 'new' && loaded.principals.length > 0 ? (
              <StartedFor place={place} loaded={loaded} onMoved={(next) => onMoved(next, null)} />
            ) : null}
            {work.kept !== null ? <UnsavedWorkBar form={form} place={place} version={loaded.bizObject.version} kept={work.kept} /> : null}
            {notice ? <FormNotice notice={notice} onClose={() => setNotice(null)} /> : null}
            {involved && loaded.workflowInstanceId ? (
              <Involvements workflowInstanceId={loaded.workflowInstanceId} workItem={involved} onResumed={() => void reload()} />
            ) : null}
          </Suspense>
          <Suspense fallback={null}>
            {actions.refused.issues.length > 0 ? <IssueSummary form={form} refused={actions.refused} /> : null}
          </Suspense>
          <PlacedRecords place={place}>
            <FormRenderer form={form} locale={locale} faces={faces} recordId={loaded.bizObject.id} />
          </PlacedRecords>
          {actions.isWaiting ? <p role="status">{t('settling')}</p> : null}
          {failure !== null && !dialog && actions.refused.issues.length === 0 ? (
            <p className={styles.failure} role="alert">
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
        shared={sharedPlace(loaded)}
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

/** What is said of the record is offered from its first submit on. */
function commentedRecord({ definition, bizObject, workflowInstanceId, instanceStatus }: LoadedForm): CommentedRecord | null {
  const isDraft = workflowInstanceId !== null && (instanceStatus === 'DRAFT' || instanceStatus === null);
  return bizObject.id === null || isDraft ? null : { schemaCode: definition.schemaCode, objectId: bizObject.id };
}

/** A record by itself, else the form as one begins it. */
function sharedPlace({ definition: { schemaCode, code }, bizObject: { id } }: LoadedForm): SharedPlace {
  return id === null ? { schemaCode, formCode: code } : { schemaCode, objectId: id };
}
