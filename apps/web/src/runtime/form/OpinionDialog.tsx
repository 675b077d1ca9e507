import { Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { Form } from '@inkstone/form-engine';
import { trimText, type LocalizedText } from '@inkstone/schema';
import { useRef, useState } from 'react';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { DialogState } from './ActionDialogs.tsx';
import type { ActionWords } from './actions/action-face.ts';
import { actionFaces } from './actions/faces.ts';
import type { ChoicePlace } from './choosing/choice-place.ts';
import { chosenIds, NextPeople, type Chosen } from './choosing/NextPeople.tsx';
import { formTexts, type FormTextKey } from './form.locale.ts';
import { opinionPlace } from './opinion-form.ts';
import { PlacedUploads } from './PlacedUploads.tsx';
import { AskedPeople, nobodyAsked } from './involvement/AskedPeople.tsx';
import { OpinionText } from './opinions/OpinionText.tsx';
import { useOpinionUploads } from './opinions/use-opinion-uploads.ts';
import { PersonSelect } from './PersonSelect.tsx';
import { RejectTargets } from './RejectTargets.tsx';
import { ResubmitChoice } from './ResubmitChoice.tsx';
import styles from './form.module.css';

interface OpinionDialogProps {
  readonly dialog: DialogState;
  /** Takes what is uploaded and signed with the opinion; null where nothing is. */
  readonly files?: Form | null;
  readonly workItemId: string | null;
  /** Where people for activities to come are chosen along with it; null where it does not lead on. */
  readonly choicePlace?: ChoicePlace | null;
  readonly warning?: LocalizedText | null;
  /** What the opinion begins with: written before and not sent. */
  readonly unsent?: string;
  /** The person's own common opinions are offered. */
  readonly offersCommon?: boolean;
  /** Something else is asked first; what was typed stays. */
  readonly hidden?: boolean;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (words: ActionWords) => void;
  /** With the opinion as it stands, which was not sent; undefined where none is asked for. */
  readonly onClose: (unsent?: string) => void;
}

/** The confirming button says which it is, for tests and for assistive scripts. */
const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };

/** Asks for what an action needs: an opinion, where to send it back to, or who takes it over. */
export function OpinionDialog({
  dialog,
  files = null,
  warning = null,
  unsent = '',
  workItemId,
  choicePlace = null,
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
  const face = actionFaces[dialog.action];
  const label = dialog.label ?? face.label[locale];
  const isRequired = dialog.opinion === 'required';
  const asksOpinion = dialog.opinion !== 'none' || face.asks === 'reason';
  const isOpinion = dialog.opinion !== 'none' && !face.wordsLabel;
  const [opinion, setOpinion] = useState(isOpinion ? unsent : '');
  const wordsLabel = face.wordsLabel?.[locale] ?? t(dialog.opinion === 'none' ? 'reason' : 'opinion');

  const problems: Partial<Record<'opinion' | 'targets' | 'to' | 'people', FormTextKey>> = {
    ...(isRequired && trimText(opinion) === ''
      ? { opinion: face.wordsLabel ? 'wordsRequired' : opinion === '' ? 'opinionRequired' : 'opinionBlank' }
      : {}),
    ...(face.asks === 'target' && targets.length === 0 ? { targets: 'rejectToRequired' } : {}),
    ...(face.asks === 'person' && to === null ? { to: 'forwardToRequired' } : {}),
    ...(face.asks === 'people' && asked.people.length === 0 ? { people: 'forwardToRequired' } : {}),
  };
  const problem = (name: keyof typeof problems) => (isChecked && problems[name] ? t(problems[name], { words: wordsLabel }) : null);

  async function handleConfirm(): Promise<void> {
    setIsChecked(true);
    if (running || uploads.isWaiting || Object.keys(problems).length > 0) return;
    const taken = files ? await uploads.take(files) : {};
    if (!taken) return;
    const ids = chosenIds(chosen);
    onConfirm({
      ...(trimText(opinion) ? { opinion: trimText(opinion) } : {}),
      ...taken,
      ...(face.asks === 'target' ? { targets } : {}),
      ...(dialog.choosesResubmit ? { resubmit } : {}),
      ...(to ? { to } : {}),
      ...(face.asks === 'people' ? asked : {}),
      ...(ids ? { chosen: ids } : {}),
    });
  }

  /** Where somebody is asked for, they come first; whoever types already while the dialog opens goes on. */
  function handleOpened(): void {
    if (face.asks === 'person' || face.asks === 'people' || document.activeElement?.matches('input, textarea')) return;
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
      <div className={styles.dialog}>
        {warning ? <p>{warning[locale]}</p> : null}
        {face.asks === 'target' && workItemId ? (
          <RejectTargets workItemId={workItemId} value={targets} onChange={setTargets} problem={problem('targets')} />
        ) : null}
        {dialog.choosesResubmit ? <ResubmitChoice value={resubmit} onChange={setResubmit} /> : null}
        {face.asks === 'person' ? <PersonSelect label={t('forwardTo')} value={to} onChange={setTo} problem={problem('to')} /> : null}
        {face.asks === 'people' ? (
          <AskedPeople asks={face.asksOfPeople} sides={dialog.sides ?? []} value={asked} isChecked={isChecked} onChange={setAsked} />
        ) : null}
        {asksOpinion ? (
          <OpinionText
            ref={input}
            label={wordsLabel}
            value={opinion}
            isRequired={isRequired}
            hasWordsOfItsOwn={face.wordsLabel !== undefined}
            phrases={face.phrases ?? []}
            offersCommon={offersCommon}
            problem={problem('opinion')}
            onChange={setOpinion}
            onEnter={() => void handleConfirm()}
          />
        ) : null}
        {choicePlace ? <NextPeople place={choicePlace} value={chosen} onChange={setChosen} /> : null}
        {files ? (
          <div>
            <PlacedUploads form={files} place={opinionPlace} />
            {uploads.missing ? (
              <p className={styles.problem} role="alert">
                {t(uploads.missing)}
              </p>
            ) : null}
          </div>
        ) : null}
        {failure ? (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        ) : null}
      </div>
    </Modal>
  );
}
