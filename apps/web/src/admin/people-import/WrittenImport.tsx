import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { cancelPeopleImport, type PeopleImportSummary } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';

/** The progress of an import while it is written, which can be stopped. */
export function WrittenImport({ task: { importId, done, total } }: { readonly task: PeopleImportSummary }) {
  const t = useTexts(peopleImportTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const stop = useMutation({
    mutationFn: () => client.call(cancelPeopleImport, { importId }, { idempotencyKey: intention.keyFor(importId) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['people-import', importId], exact: true }),
  });
  return (
    <>
      <p role="status">{t('applying', { done, total })}</p>
      <Progress percent={Math.round((done / Math.max(total, 1)) * 100)} aria-label={t('progress')} />
      <p className="ink-muted">{t('applyingHint')}</p>
      {stop.error ? (
        <p role="alert" className={styles.alert}>
          {failureText(stop.error)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('stop')}
        </Button>
      </div>
    </>
  );
}
