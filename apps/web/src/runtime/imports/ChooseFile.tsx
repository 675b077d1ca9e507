import { useMutation } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { exportTemplate, importData } from '@inkstone/api';
import { downloadFile } from '../../platform/api/download-file.ui.ts';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import type { UploadedFile } from './import-queries.ts';
import { importTexts } from './imports.locale.ts';
import styles from './imports.module.css';

interface ChooseFileProps {
  readonly schemaCode: string;
  readonly onUploaded: (file: UploadedFile) => void;
}

/** Chooses and uploads a file; a template is offered for download. */
export function ChooseFile({ schemaCode, onUploaded }: ChooseFileProps) {
  const t = useTexts(importTexts);
  const platform = usePlatform();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [intention] = useState(() => createIntention());
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      const request = { schemaCode, name: file.name, size: file.size, modified: file.lastModified };
      return platform.uploader(importData, { schemaCode }, file, { idempotencyKey: intention.keyFor(request), onProgress: setShare });
    },
    onSuccess: (uploaded) => {
      intention.fulfil();
      onUploaded(uploaded);
    },
  });
  const template = useMutation({
    mutationFn: () => downloadFile(platform, exportTemplate, { schemaCode }, `${t('templateName')}.xlsx`),
  });
  const failure = send.error ?? template.error;
  return (
    <div className={styles.step}>
      <p className="ink-muted">{t('hint')}</p>
      <div className={styles.choose}>
        <Button type="primary" loading={send.isPending} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <Button loading={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t('choose')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) send.mutate(file);
            target.value = '';
          }}
        />
      </div>
      {send.isPending ? <Progress percent={Math.round(share * 100)} size="small" aria-label={t('sending')} /> : null}
      {failure ? (
        <p role="alert" className={styles.alert}>
          {failureText(failure)}
        </p>
      ) : null}
    </div>
  );
}
