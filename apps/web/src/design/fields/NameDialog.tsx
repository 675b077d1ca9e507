import { Input, Modal } from 'antd';
import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
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
  taken: own,
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
  const elsewhere = useElsewhere(code.text, isTakenElsewhere);
  const taken = useMemo(() => new Set([...own, ...elsewhere.known]), [own, elsewhere.known]);
  const isFollowing = !code.isOwn && elsewhere.known.has(code.text);
  useEffect(() => {
    if (isFollowing)
      void codeFromName(name, { taken, fallback }).then((text) => setCode((before) => (before.isOwn ? before : { text, isOwn: false })));
  }, [isFollowing, name, taken, fallback]);
  const nameIssue = name.trim() === '' ? t('enterName') : null;
  const isUsable = (text: string) => codePattern.test(text) && !taken.has(text);
  const codeIssue = !code.isOwn
    ? null
    : elsewhere.known.has(code.text)
      ? t('codeElsewhere', { code: code.text })
      : isTried && !isUsable(code.text)
        ? t('codeRule')
        : null;
  const follow = async (text: string) => {
    const followed = text.trim() === '' ? '' : await codeFromName(text, { taken, fallback });
    setCode((before) => (before.isOwn ? before : { text: followed, isOwn: false }));
  };
  const submit = async () => {
    setIsTried(true);
    if (nameIssue) return;
    // The code may not have followed yet what was typed last.
    const usable = code.isOwn ? code.text : await freeCodeFromName(name, { taken, fallback }, isTakenElsewhere);
    if (code.isOwn && isUsable(usable) && (await elsewhere.ask(usable))) return;
    if (isUsable(usable)) onSubmit({ name: name.trim(), english: english.trim(), code: usable });
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

const pauseMilliseconds = 300;

/** The codes that other applications turned out to have: what is typed is asked about after a pause. */
function useElsewhere(code: string, isTakenElsewhere: IsTakenElsewhere) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const ask = useCallback(
    async (asked: string): Promise<boolean> => {
      const isTaken = await isTakenElsewhere(asked);
      if (isTaken) setKnown((before) => new Set([...before, asked]));
      return isTaken;
    },
    [isTakenElsewhere],
  );
  useEffect(() => {
    if (code === '') return undefined;
    const timer = setTimeout(() => void ask(code), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [code, ask]);
  return { known, ask };
}
