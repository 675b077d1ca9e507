import { Input, Modal } from 'antd';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { codePattern } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { codeFromName } from '../codes/code-from-name.ts';
import { freeCodeFromName, type IsTakenElsewhere } from '../codes/free-code.ts';
import { designTexts } from '../design.locale.ts';

export interface NamedCode {
  readonly name: string;
  readonly english: string;
  readonly code: string;
}

interface NameDialogProps {
  readonly title: string;
  /** Codes that cannot be used. */
  readonly taken: ReadonlySet<string>;
  /** Whether another application has a code; unset: it may have the same. */
  readonly isTakenElsewhere?: IsTakenElsewhere;
  /** What a name without a letter is called. */
  readonly fallback: string;
  readonly isBusy?: boolean;
  readonly failure?: string | null;
  readonly onSubmit: (named: NamedCode) => void;
  readonly onClose: () => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

const noneElsewhere: IsTakenElsewhere = async () => false;

/** Asks for the name of something new; its code follows the name until somebody changes the code. */
export function NameDialog({
  title,
  taken,
  isTakenElsewhere = noneElsewhere,
  fallback,
  isBusy = false,
  failure = null,
  onSubmit,
  onClose,
  children,
}: NameDialogProps) {
  const t = useTexts(designTexts);
  const id = useId();
  const [name, setName] = useState('');
  const [english, setEnglish] = useState('');
  const [code, setCode] = useState({ text: '', isOwn: false });
  const [isTried, setIsTried] = useState(false);
  /** What was typed as a code that another application has. */
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const nameIssue = name.trim() === '' ? t('enterName') : null;
  const isUsable = (text: string) => codePattern.test(text) && !taken.has(text) && text !== elsewhere;
  const codeIssue = !code.isOwn
    ? null
    : code.text === elsewhere
      ? t('codeElsewhere', { code: code.text })
      : isTried && !isUsable(code.text)
        ? t('codeRule')
        : null;
  /** Follows what is typed at once, before other applications are asked. */
  const follow = async (text: string) => {
    const followed = text.trim() === '' ? '' : await codeFromName(text, { taken, fallback });
    setCode((before) => (before.isOwn ? before : { text: followed, isOwn: false }));
  };
  /** Returns the code that can be used; null if the one that was typed cannot. */
  const settle = async (isWanted: () => boolean = () => true): Promise<string | null> => {
    if (!code.isOwn) {
      const free = await freeCodeFromName(name, { taken, fallback }, isTakenElsewhere);
      if (isWanted()) setCode((before) => (before.isOwn ? before : { text: free, isOwn: false }));
      return free;
    }
    if (!isUsable(code.text)) return null;
    const isTaken = await isTakenElsewhere(code.text);
    if (isTaken && isWanted()) setElsewhere(code.text);
    return isTaken ? null : code.text;
  };
  const settleTyped = useEffectEvent((isWanted: () => boolean) => void (nameIssue && !code.isOwn ? null : settle(isWanted)));
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => settleTyped(() => isWanted), pauseMilliseconds);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name, code.text, code.isOwn]);
  const submit = async () => {
    setIsTried(true);
    if (nameIssue) return;
    const usable = await settle();
    if (usable !== null) onSubmit({ name: name.trim(), english: english.trim(), code: usable });
  };
  return (
    <Modal
      open
      title={title}
      okText={t('create')}
      cancelText={t('cancel')}
      confirmLoading={isBusy}
      onOk={() => void submit()}
      onCancel={onClose}
      width={480}
    >
      <form
        className={fieldStyles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure ? (
          <p role="alert" className={fieldStyles.failure}>
            {failure}
          </p>
        ) : null}
        <div>
          <label htmlFor={`${id}-name`} className={fieldStyles.label} data-required>
            {t('name')}
          </label>
          <Input
            id={`${id}-name`}
            value={name}
            maxLength={60}
            aria-invalid={isTried && nameIssue !== null}
            aria-describedby={`${id}-name-issue`}
            onChange={(event) => {
              setName(event.target.value);
              void follow(event.target.value);
            }}
          />
          <p id={`${id}-name-issue`} className={fieldStyles.issue}>
            {isTried ? nameIssue : null}
          </p>
        </div>
        <div>
          <label htmlFor={`${id}-english`} className={fieldStyles.label}>
            {t('englishName')}
          </label>
          <Input id={`${id}-english`} value={english} maxLength={60} onChange={(event) => setEnglish(event.target.value)} />
        </div>
        <div>
          <label htmlFor={`${id}-code`} className={fieldStyles.label} data-required>
            {t('code')}
          </label>
          <Input
            id={`${id}-code`}
            value={code.text}
            maxLength={28}
            spellCheck={false}
            aria-invalid={codeIssue !== null}
            aria-describedby={`${id}-code-issue`}
            onChange={(event) => setCode({ text: event.target.value, isOwn: event.target.value !== '' })}
          />
          <p className="ink-muted ink-small">{t('codeHint')}</p>
          <p id={`${id}-code-issue`} className={fieldStyles.issue}>
            {codeIssue}
          </p>
        </div>
        {children}
        <button type="submit" className="ink-hidden" tabIndex={-1} aria-hidden="true" />
      </form>
    </Modal>
  );
}

/** What is typed is asked about after a pause. */
const pauseMilliseconds = 300;
