import { Button } from 'antd';
import { PeopleImport } from '../admin/people-import/PeopleImport.tsx';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useNavigate } from '../platform/router/index.ts';
import { useSaveStep } from './first-run-query.ts';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

/** The people of the organisation: now, or later. */
export function PeopleStep({ count }: { readonly count: number }) {
  const t = useTexts(firstRunTexts);
  const failureText = useFailureText();
  const navigate = useNavigate();
  const save = useSaveStep(() => navigate('/first-run/applications'));
  // The administrator alone is one.
  const hasPeople = count > 1;
  return (
    <>
      <p className={`ink-muted ${styles.hint}`}>
        {t('peopleHint')} {hasPeople ? t('peopleCount', { count }) : null}
      </p>
      <PeopleImport onDone={() => save.mutate({ step: 'people', state: 'done' })} />
      <div role="alert">{save.isError ? <p className={styles.failure}>{failureText(save.error)}</p> : null}</div>
      <div className={styles.actions}>
        {hasPeople ? (
          <Button size="large" loading={save.isPending} onClick={() => save.mutate({ step: 'people', state: 'done' })}>
            {t('next')}
          </Button>
        ) : (
          <Button size="large" loading={save.isPending} onClick={() => save.mutate({ step: 'people', state: 'later' })}>
            {t('later')}
          </Button>
        )}
      </div>
    </>
  );
}
