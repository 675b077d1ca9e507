import { Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { Form } from '@inkstone/form-engine';
import { useId, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { DialogState } from './ActionDialogs.tsx';
import type { ActionWords } from './actions/action-face.ts';
import { actionFaces } from './actions/faces.ts';
import { formTexts, type FormTextKey } from './form.locale.ts';
import { opinionFilesOf } from './opinion-form.ts';
import { OpinionFiles } from './OpinionFiles.tsx';
import { CommonOpinions } from './opinions/CommonOpinions.tsx';
import { Phrases } from './opinions/Phrases.tsx';
import { PersonSelect } from './PersonSelect.tsx';
import { RejectTargets } from './RejectTargets.tsx';
import styles from './form.module.css';

interface OpinionDialogProps {
  readonly dialog: DialogState;
  /** Takes what is uploaded and signed with the opinion; null where nothing is. */
  readonly files?: Form | null;
  readonly workItemId: string | null;
  /** The person's own common opinions are offered. */
  readonly offersCommon?: boolean;
  readonly running: boolean;
  readonly failure: string | null;
  readonly onConfirm: (words: ActionWords) => void;
  readonly onClose: () => void;
}

const maxLength = 2000;
/** The confirming button says which it is, for tests and for assistive scripts. */
const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };

/** Asks for what an action needs: an opinion, where to send it back to, or who takes it over. */
export function OpinionDialog({
  dialog,
  files = null,
  workItemId,
  offersCommon = false,
  running,
  failure,
  onConfirm,
  onClose,
}: OpinionDialogProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const id = useId();
  const input = useRef<TextAreaRef>(null);
  const [opinion, setOpinion] = useState('');
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [to, setTo] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [missing, setMissing] = useState<FormTextKey | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const face = actionFaces[dialog.action];
  const isRequired = dialog.opinion === 'required';
  const asksOpinion = dialog.opinion !== 'none' || face.asks === 'reason';

  const problems: Partial<Record<'opinion' | 'targets' | 'to', FormTextKey>> = {
    ...(isRequired && opinion.trim() === '' ? { opinion: 'opinionRequired' } : {}),
    ...(face.asks === 'target' && targets.length === 0 ? { targets: 'rejectToRequired' } : {}),
    ...(face.asks === 'person' && to === null ? { to: 'forwardToRequired' } : {}),
  };
  const problem = (name: keyof typeof problems) => (isChecked && problems[name] ? t(problems[name]) : null);

  async function handleConfirm(): Promise<void> {
    setIsChecked(true);
    if (running || isWaiting || Object.keys(problems).length > 0) return;
    const taken = files ? await takeFiles(files) : {};
    if (!taken) return;
    onConfirm({
      ...(opinion.trim() ? { opinion: opinion.trim() } : {}),
      ...taken,
      ...(face.asks === 'target' ? { targets } : {}),
      ...(to ? { to } : {}),
    });
  }

  /** Null while something that has to be there is missing; waits for what is on its way. */
  async function takeFiles(form: Form): Promise<Pick<ActionWords, 'attachments' | 'signature'> | null> {
    if (form.isSettling.peek()) {
      setIsWaiting(true);
      await form.settled();
      setIsWaiting(false);
    }
    const { attachments, signature } = opinionFilesOf(form);
    const missing =
      dialog.upload === 'required' && attachments.length === 0
        ? 'uploadRequired'
        : dialog.signature === 'required' && signature === null
          ? 'signatureRequired'
          : null;
    setMissing(missing);
    if (missing || form.validate({ full: true }).length > 0) return null;
    return { ...(attachments.length > 0 && { attachments }), ...(signature !== null && { signature }) };
  }

  /** Puts a sentence where the caret is, in the place of what is selected. */
  function handleInsert(sentence: string): void {
    const area = input.current?.resizableTextArea?.textArea;
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [opinion.length, opinion.length];
    setOpinion((opinion.slice(0, from) + sentence + opinion.slice(to)).slice(0, maxLength));
    input.current?.focus();
  }

  return (
    <Modal
      open
      title={face.label[locale]}
      okText={face.label[locale]}
      okButtonProps={{ loading: running || isWaiting, ...confirmMark }}
      cancelText={t('close')}
      cancelButtonProps={{ disabled: running }}
      closable={!running}
      mask={{ closable: false }}
      onOk={() => void handleConfirm()}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus()}
    >
      <div className={styles.dialog}>
        {face.warning ? <p>{face.warning[locale]}</p> : null}
        {face.asks === 'target' && workItemId ? (
          <RejectTargets workItemId={workItemId} value={targets} onChange={setTargets} problem={problem('targets')} />
        ) : null}
        {face.asks === 'person' ? <PersonSelect label={t('forwardTo')} value={to} onChange={setTo} problem={problem('to')} /> : null}
        {asksOpinion ? (
          <div>
            <label htmlFor={id} className={styles.label} data-required={isRequired || undefined}>
              {t(dialog.opinion === 'none' ? 'reason' : 'opinion')}
            </label>
            <Input.TextArea
              id={id}
              ref={input}
              value={opinion}
              rows={3}
              maxLength={maxLength}
              {...(isRequired ? {} : { placeholder: t('opinionHint') })}
              status={problem('opinion') ? 'error' : ''}
              aria-invalid={problem('opinion') !== null}
              aria-describedby={`${id}-problem`}
              onChange={(event) => setOpinion(event.target.value)}
              onKeyDown={(event) => {
                // Enter decides, Shift+Enter makes a line; not while a Chinese input method is composing.
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                void handleConfirm();
              }}
            />
            <p id={`${id}-problem`} className={styles.problem} role="alert">
              {problem('opinion')}
            </p>
            {offersCommon ? (
              <CommonOpinions phrases={face.phrases ?? []} text={opinion} onReplace={setOpinion} onInsert={handleInsert} />
            ) : (
              <Phrases phrases={face.phrases ?? []} onReplace={setOpinion} />
            )}
          </div>
        ) : null}
        {files ? (
          <div>
            <OpinionFiles form={files} />
            {missing ? (
              <p className={styles.problem} role="alert">
                {t(missing)}
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
