import { Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { Form } from '@inkstone/form-engine';
import { trimText, type LocalizedText } from '@inkstone/schema';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import type { DialogState } from '../ActionDialogs.tsx';
import type { ActionDetails } from '../actions/action-view.ts';
import { actionViews } from '../actions/views.ts';
import type { ChoiceContext } from '../choosing/choice-context.ts';
import { chosenIds, NextPeople, type Chosen } from '../choosing/NextPeople.tsx';
import { formTexts, type FormTextKey } from '../form.locale.ts';
import { opinionTarget } from './opinion-form.ts';
import { AttachmentFields } from './AttachmentFields.tsx';
import { AskedPeople, nobodyAsked } from '../involvement/AskedPeople.tsx';
import { OpinionText } from './OpinionText.tsx';
import { useOpinionUploads } from './use-opinion-uploads.ts';
import { PersonSelect } from '../people/PersonSelect.tsx';
import { RejectTargets } from './RejectTargets.tsx';
import { ResubmitChoice } from './ResubmitChoice.tsx';
import fieldStyles from '../../../platform/fields/fields.module.css';
import { confirmMark } from '../../../platform/page/confirm-mark.ts';

interface OpinionDialogProps {
  readonly dialog: DialogState;
  /** The form for files and signature of the opinion; null where neither is accepted. */
  readonly files?: Form | null;
  readonly workItemId: string | null;
  /** The context in which people for coming activities are chosen; null where the action does not move the workflow on. */
  readonly choiceContext?: ChoiceContext | null;
  readonly warning?: LocalizedText | null;
  /** The initial opinion: written before and not sent. */
  readonly unsent?: string;
  /** Offers the user's own common opinions. */
  readonly offersCommon?: boolean;
  /** Another dialog is open first; what was typed stays. */
  readonly hidden?: boolean;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (details: ActionDetails) => void;
  /** Called with the current opinion, which was not sent; undefined where none is requested. */
  readonly onClose: (unsent?: string) => void;
}

/** Asks for the details of an action: an opinion, the activity to return to, or the person to forward to. */
export function OpinionDialog({
  dialog,
  files = null,
  warning = null,
  unsent = '',
  workItemId,
  choiceContext = null,
  offersCommon = false,
  hidden = false,
  running,
  failure,
  onConfirm,
  onClose,
}: OpinionDialogProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const input = useRef<TextAreaRef>(null);
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [to, setTo] = useState<string | null>(null);
  const [resubmit, setResubmit] = useState<'direct' | 'through'>('direct');
  const [chosen, setChosen] = useState<Chosen>({});
  const [asked, setAsked] = useState({ ...nobodyAsked, side: dialog.sides?.[0] ?? nobodyAsked.side });
  const uploads = useOpinionUploads(dialog);
  const [isChecked, setIsChecked] = useState(false);
  const view = actionViews[dialog.action];
  const label = dialog.label ?? view.label[locale];
  const isRequired = dialog.opinion === 'required';
  const asksOpinion = dialog.opinion !== 'none' || view.asks === 'reason';
  const isOpinion = dialog.opinion !== 'none' && !view.opinionLabel;
  const [opinion, setOpinion] = useState(isOpinion ? unsent : '');
  const opinionLabel = view.opinionLabel?.[locale] ?? t(dialog.opinion === 'none' ? 'reason' : 'opinion');

  const issues: Partial<Record<'opinion' | 'targets' | 'to' | 'people', FormTextKey>> = {
    ...(isRequired && trimText(opinion) === ''
      ? { opinion: view.opinionLabel ? 'wordsRequired' : opinion === '' ? 'opinionRequired' : 'opinionBlank' }
      : {}),
    ...(view.asks === 'target' && targets.length === 0 ? { targets: 'rejectToRequired' } : {}),
    ...(view.asks === 'person' && to === null ? { to: 'forwardToRequired' } : {}),
    ...(view.asks === 'people' && asked.people.length === 0 ? { people: 'forwardToRequired' } : {}),
  };
  const issue = (name: keyof typeof issues) => (isChecked && issues[name] ? t(issues[name], { label: opinionLabel }) : null);

  async function handleConfirm(): Promise<void> {
    setIsChecked(true);
    if (running || uploads.isWaiting || Object.keys(issues).length > 0) return;
    const taken = files ? await uploads.take(files) : {};
    if (!taken) return;
    const ids = chosenIds(chosen);
    onConfirm({
      ...(trimText(opinion) ? { opinion: trimText(opinion) } : {}),
      ...taken,
      ...(view.asks === 'target' ? { targets } : {}),
      ...(dialog.choosesResubmit ? { resubmit } : {}),
      ...(to ? { to } : {}),
      ...(view.asks === 'people' ? asked : {}),
      ...(ids ? { chosen: ids } : {}),
    });
  }

  /** A people field gets the focus first; a user who is already typing keeps theirs. */
  function handleOpened(): void {
    if (view.asks === 'person' || view.asks === 'people' || document.activeElement?.matches('input, textarea')) return;
    input.current?.focus();
  }

  return (
    <Modal
      open={!hidden}
      title={label}
      okText={label}
      okButtonProps={{ loading: running || uploads.isWaiting, ...confirmMark }}
      cancelText={t('close')}
      cancelButtonProps={{ disabled: running }}
      closable={!running}
      mask={{ closable: false }}
      onOk={() => void handleConfirm()}
      onCancel={() => onClose(isOpinion ? opinion : undefined)}
      afterOpenChange={(open) => open && handleOpened()}
    >
      <div className={fieldStyles.dialog}>
        {warning ? <p>{warning[locale]}</p> : null}
        {view.asks === 'target' && workItemId ? (
          <RejectTargets workItemId={workItemId} value={targets} onChange={setTargets} issue={issue('targets')} />
        ) : null}
        {dialog.choosesResubmit ? <ResubmitChoice value={resubmit} onChange={setResubmit} /> : null}
        {view.asks === 'person' ? <PersonSelect label={t('forwardTo')} value={to} onChange={setTo} issue={issue('to')} /> : null}
        {view.asks === 'people' ? (
          <AskedPeople asks={view.peopleOptions} sides={dialog.sides ?? []} value={asked} isChecked={isChecked} onChange={setAsked} />
        ) : null}
        {asksOpinion ? (
          <OpinionText
            ref={input}
            label={opinionLabel}
            value={opinion}
            isRequired={isRequired}
            hasOwnLabel={view.opinionLabel !== undefined}
            phrases={view.phrases ?? []}
            offersCommon={offersCommon}
            issue={issue('opinion')}
            onChange={setOpinion}
            onEnter={() => void handleConfirm()}
          />
        ) : null}
        {choiceContext ? <NextPeople context={choiceContext} value={chosen} onChange={setChosen} /> : null}
        {files ? (
          <div>
            <AttachmentFields form={files} targetOf={opinionTarget} />
            {uploads.missing ? (
              <p className={fieldStyles.issue} role="alert">
                {t(uploads.missing)}
              </p>
            ) : null}
          </div>
        ) : null}
        {failure ? (
          <p className={fieldStyles.failure} role="alert">
            {failure}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}
