import { useQuery } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { listShippedApps } from '@inkstone/api';
import { LoadingState, Paper } from '@inkstone/ui-kit';
import { PackageIssues } from '../design/packages/PackageIssues.tsx';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { useNavigate } from '../platform/router/index.ts';
import { EmptyRoles } from './EmptyRoles.tsx';
import { useSaveStep } from './first-run-query.ts';
import { firstRunTexts } from './first-run.locale.ts';
import { ShippedApp } from './ShippedApp.tsx';
import { useInstallApps } from './use-install-apps.ts';
import styles from './first-run.module.css';

/** The applications that ship with the product: the chosen ones are published one after the other. */
export function ApplicationsStep() {
  const t = useTexts(firstRunTexts);
  const failureText = useFailureText();
  const client = useClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shipped = useQuery({ queryKey: ['shipped-apps'], queryFn: ({ signal }) => client.call(listShippedApps, {}, { signal }) });
  const { install, progress, warnings } = useInstallApps(() => setChosen(new Set()));
  const save = useSaveStep(() => navigate('/first-run/ready'));
  if (shipped.isError) return <QueryFailure failure={shipped.error} onRetry={() => void shipped.refetch()} />;
  if (!shipped.data) return <LoadingState shape="rows" label={t('loading')} />;
  const wanted = shipped.data.filter(({ code, isInstalled }) => chosen.has(code) && !isInstalled).map(({ code }) => code);
  const hasApps = shipped.data.some(({ isInstalled }) => isInstalled);
  const isBusy = install.isPending || save.isPending;
  const failure = install.error ?? save.error;
  const handleChoose = (code: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, code] : [...before].filter((each) => each !== code)));
  return (
    <>
      <p className={`ink-muted ${styles.hint}`}>{t('applicationsHint')}</p>
      <Paper>
        <ul className={styles.apps} aria-label={t('applicationsLabel')}>
          {shipped.data.map((app) => (
            <ShippedApp
              key={app.code}
              app={app}
              isChosen={chosen.has(app.code)}
              isBusy={isBusy}
              isPublishing={progress.current === app.code}
              onChoose={(isChosen) => handleChoose(app.code, isChosen)}
            />
          ))}
        </ul>
      </Paper>
      <div role="status" className={styles.notes}>
        {install.isPending ? (
          <>
            {t('progress', { done: progress.done, all: progress.all })}
            <Progress percent={Math.round((progress.done / progress.all) * 100)} showInfo={false} aria-label={t('publishing')} />
          </>
        ) : null}
      </div>
      <div role="alert">{failure ? <p className={styles.failure}>{failureText(failure)}</p> : null}</div>
      <PackageIssues label={t('warnings')} issues={warnings} />
      <EmptyRoles apps={shipped.data.filter(({ isInstalled }) => isInstalled)} />
      <div className={styles.actions}>
        {wanted.length > 0 ? (
          <Button type="primary" size="large" loading={install.isPending} disabled={save.isPending} onClick={() => install.mutate(wanted)}>
            {t('install', { count: wanted.length })}
          </Button>
        ) : null}
        <Button
          type={wanted.length > 0 ? 'default' : 'primary'}
          size="large"
          loading={save.isPending}
          disabled={install.isPending}
          onClick={() => save.mutate({ step: 'applications', state: hasApps ? 'done' : 'later' })}
        >
          {t(wanted.length > 0 || !hasApps ? 'continueWithout' : 'next')}
        </Button>
      </div>
    </>
  );
}
