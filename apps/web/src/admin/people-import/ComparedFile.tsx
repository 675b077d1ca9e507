import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { applyPeopleImport, checkPeopleImport, type PeopleImportSummary } from '@inkstone/api';
import { joinNames } from '@inkstone/schema';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { ChoosePeopleFile } from './ChoosePeopleFile.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';

interface ComparedFileProps {
  readonly task: PeopleImportSummary;
  readonly onUploaded: (uploaded: PeopleImportSummary) => void;
}

/** What a file would change, with its options and the button that imports it. */
export function ComparedFile({ task, onUploaded }: ComparedFileProps) {
  const t = useTexts(peopleImportTexts);
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const { importId, counts, total, problem, ignoredColumns, newDepartments } = task;
  const check = useMutation({
    mutationFn: (options: Partial<Pick<PeopleImportSummary, 'createDepartments' | 'clearEmpty'>>) => {
      const input = { importId, createDepartments: task.createDepartments, clearEmpty: task.clearEmpty, ...options };
      return client.call(checkPeopleImport, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: onUploaded,
    onSettled: () => intention.fulfil(),
  });
  const apply = useMutation({
    mutationFn: () => client.call(applyPeopleImport, { importId }, { idempotencyKey: intention.keyFor({ apply: importId }) }),
    onSuccess: () => {
      intention.fulfil();
      return queries.invalidateQueries({ queryKey: ['people-import', importId], exact: true });
    },
  });
  const failure = check.error ?? apply.error;
  const hasIssues = counts.issue > 0;
  return (
    <>
      <p className="ink-muted">{t('file', { name: task.name })}</p>
      {problem ? <Alert type="warning" showIcon title={problem} /> : null}
      <div role="status">
        <ul className={styles.counts}>
          <li>{t('countNew', { count: counts.new })}</li>
          <li>
            {t('countChanged', { count: counts.changed })}
            {counts.leaving > 0 ? <span className="ink-muted"> {t('countLeaving', { count: counts.leaving })}</span> : null}
          </li>
          <li>{t('countUnchanged', { count: counts.unchanged })}</li>
          {hasIssues ? <li className={styles.alert}>{t('countIssues', { count: counts.issue })}</li> : null}
        </ul>
        {hasIssues ? <p className={styles.alert}>{t('fix')}</p> : total === 0 ? <p>{t('nothing')}</p> : null}
      </div>
      {ignoredColumns.length > 0 ? <p className="ink-muted">{t('ignored', { names: joinNames(ignoredColumns, locale) })}</p> : null}
      <div role="group" aria-label={t('options')} className={styles.options}>
        <Checkbox
          checked={task.createDepartments}
          disabled={check.isPending}
          onChange={({ target }) => check.mutate({ createDepartments: target.checked })}
        >
          {t('createDepartments')}
        </Checkbox>
        <Checkbox
          checked={task.clearEmpty}
          disabled={check.isPending}
          onChange={({ target }) => check.mutate({ clearEmpty: target.checked })}
        >
          {t('clearEmpty')}
        </Checkbox>
      </div>
      {newDepartments.length > 0 ? (
        <details>
          <summary>{t('newDepartments', { count: newDepartments.length })}</summary>
          <ul className={styles.departments}>
            {newDepartments.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {/* Each result begins with the rows that matter. */}
      <ImportedRows key={`${importId} ${hasIssues ? 'issues' : total}`} task={task} />
      {failure ? (
        <p role="alert" className={styles.alert}>
          {failureText(failure)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button
          type="primary"
          disabled={hasIssues || total === 0 || check.isPending}
          loading={apply.isPending}
          onClick={() => apply.mutate()}
        >
          {t('apply', { count: total })}
        </Button>
        <ChoosePeopleFile isAnother onUploaded={onUploaded} />
      </div>
    </>
  );
}
