import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { checkPeopleImport, inviteImportedPeople, type PeopleImportSummary } from '@inkstone/api';
import { createIntention } from '../../platform/api/intention.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';

interface EndedImportProps {
  readonly task: PeopleImportSummary;
  readonly onUploaded: (uploaded: PeopleImportSummary) => void;
  readonly onAnother: () => void;
  readonly onDone?: () => void;
}

/** The result of an import and what can be done next. */
export function EndedImport({ task, onUploaded, onAnother, onDone }: EndedImportProps) {
  const t = useTexts(peopleImportTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [intention] = useState(() => createIntention());
  const { importId, state, counts, createDepartments, clearEmpty } = task;
  const isDone = state === 'done';
  useEffect(() => {
    // Everything else that shows people is loaded again.
    if (isDone) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'people-import' });
  }, [isDone, queries]);
  const invite = useMutation({
    mutationFn: () => client.call(inviteImportedPeople, { importId }, { idempotencyKey: intention.keyFor(importId) }),
  });
  const again = useMutation({
    mutationFn: () => {
      const input = { importId, createDepartments, clearEmpty };
      return client.call(checkPeopleImport, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: onUploaded,
  });
  const failure = invite.error ?? again.error;
  return (
    <>
      <p role="status">
        <strong>
          {isDone ? t('done', { added: counts.new, changed: counts.changed }) : t(state === 'failed' ? 'failed' : 'cancelled')}
        </strong>
      </p>
      {task.problem ? <p className={styles.alert}>{task.problem}</p> : null}
      {isDone && (task.invitable > 0 || counts.leaving > 0) ? (
        <div>
          <h3 className={styles.next}>{t('next')}</h3>
          <ul className={styles.steps}>
            {task.invitable > 0 ? (
              <li>
                {invite.data ? (
                  <span role="status">{t('invited', { count: invite.data.invited })}</span>
                ) : (
                  <Button loading={invite.isPending} onClick={() => invite.mutate()}>
                    {t('invite', { count: task.invitable })}
                  </Button>
                )}
              </li>
            ) : null}
            {counts.leaving > 0 ? (
              <li>
                <Link to="/admin/hand-over">{t('handOver')}</Link>
              </li>
            ) : null}
          </ul>
        </div>
      ) : null}
      {failure ? (
        <p role="alert" className={styles.alert}>
          {failureText(failure)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        {isDone && onDone ? (
          <Button type="primary" onClick={onDone}>
            {t('finish')}
          </Button>
        ) : null}
        {isDone ? null : (
          <Button type="primary" loading={again.isPending} onClick={() => again.mutate()}>
            {t('again')}
          </Button>
        )}
        <Button onClick={onAnother}>{t('anotherFile')}</Button>
      </div>
    </>
  );
}
