import { useMutation } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { peopleImportTemplate, uploadPeople, type PeopleImportSummary } from '@inkstone/api';
import { downloadFile } from '../../platform/api/download-file.ui.ts';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';

interface ChoosePeopleFileProps {
  readonly onUploaded: (uploaded: PeopleImportSummary) => void;
  /** A file was compared already: only the button is shown. */
  readonly isAnother?: boolean;
}

/** Chooses or receives a dropped file and uploads it; a template is offered for download. */
export function ChoosePeopleFile({ onUploaded, isAnother = false }: ChoosePeopleFileProps) {
  const t = useTexts(peopleImportTexts);
  const platform = usePlatform();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [intention] = useState(() => createIntention());
  const [share, setShare] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const send = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      const request = { name: file.name, size: file.size, modified: file.lastModified };
      return platform.uploader(uploadPeople, {}, file, { idempotencyKey: intention.keyFor(request), onProgress: setShare });
    },
    onSuccess: onUploaded,
    // The same file may be compared again with what is stored then.
    onSettled: () => intention.fulfil(),
  });
  const template = useMutation({
    mutationFn: () => downloadFile(platform, peopleImportTemplate, {}, `${t('templateName')}.xlsx`),
  });
  const failure = send.error ?? template.error;
  const chooser = (
    <>
      <Button type={isAnother ? 'default' : 'primary'} loading={send.isPending} onClick={() => input.current?.click()}>
        {t(isAnother ? 'another' : 'choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={t('choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) send.mutate(file);
          target.value = '';
        }}
      />
    </>
  );
  const problem = failure ? (
    <p role="alert" className={styles.alert}>
      {failureText(failure)}
    </p>
  ) : null;
  if (isAnother)
    return (
      <>
        {chooser}
        {problem}
      </>
    );
  return (
    <>
      <p className="ink-muted">{t('hint')}</p>
      {/* Dropping a file is a shortcut for the button inside, which keyboards reach. */}
      <div
        role="group"
        aria-label={t('importHeading')}
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const file = event.dataTransfer.files[0];
          if (file && !send.isPending) send.mutate(file);
        }}
      >
        <span className="ink-muted">{t('drop')}</span>
        {chooser}
        <Button type="link" loading={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
        </Button>
      </div>
      {send.isPending ? <Progress percent={Math.round(share * 100)} size="small" aria-label={t('sending')} /> : null}
      {problem}
    </>
  );
}
