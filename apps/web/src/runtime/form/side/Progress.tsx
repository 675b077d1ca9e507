import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listInstanceLogs } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { formTexts } from '../form.locale.ts';
import { DueMark } from '../../due/DueMark.tsx';
import { involvementTexts, type InvolvementTextKey } from '../involvement/involvement.locale.ts';
import { UrgeButton } from '../../urge/UrgeButton.tsx';
import { AutomaticEntry } from './AutomaticEntry.tsx';
import { LogEntry } from './LogEntry.tsx';
import { Prediction } from '../prediction/Prediction.tsx';
import { usePrediction, type OpenForm } from '../prediction/use-prediction.ts';
import styles from '../form.module.css';

const LogChanges = lazy(() => import('../changes/LogChanges.tsx').then((module) => ({ default: module.LogChanges })));

/** Kinds of work items other than that of the handler. */
const kindTexts: Readonly<Record<string, InvolvementTextKey | undefined>> = {
  assist: 'kindAssist',
  add: 'kindAdd',
  consult: 'kindConsult',
  circulate: 'kindCirculate',
};

interface ProgressProps {
  readonly workflowInstanceId: string;
  readonly status: string;
  readonly opened: OpenForm;
}

/** The progress of the instance: history, current handlers, and prediction. */
export function Progress({ workflowInstanceId, status, opened }: ProgressProps) {
  const t = useTexts(formTexts);
  const ofKinds = useTexts(involvementTexts);
  const locale = useLocale();
  const client = useClient();
  const user = useUser();
  const timeZone = useTimeZone();
  const history = useQuery({
    queryKey: ['instance', workflowInstanceId, 'logs'],
    queryFn: ({ signal }) => client.call(listInstanceLogs, { workflowInstanceId }, { signal }),
  });
  const upcoming = usePrediction(opened, status === 'PROCESSING');
  if (history.isError) return <QueryFailure failure={history.error} onRetry={() => void history.refetch()} />;
  if (!history.data) return <LoadingState shape="text" label={t('loadingProgress')} />;
  if (history.data.logs.length === 0) return <EmptyState title={t('noHistory')} />;
  const { open, waiting: later, automatic } = history.data;
  // A sole handler cannot urge themselves.
  const mayUrge = open.some(({ handler, kind }) => kind !== 'circulate' && handler.id !== user.id);
  // Entries that only repeat what the open items show are left out.
  const happened = history.data.logs.filter(({ kind }) => kind !== 'opened');
  return (
    <div className={styles.progress}>
      {status === 'EXCEPTION' ? <p className={styles.exceptionHint}>{t('exceptionHint')}</p> : null}
      <ol className={styles.timeline} aria-label={t('history')}>
        {happened.map((log) => (
          <LogEntry key={log.id} log={log}>
            {log.changedVersion === null ? null : (
              <Suspense fallback={null}>
                <LogChanges form={opened.form} workflowInstanceId={workflowInstanceId} version={log.changedVersion} />
              </Suspense>
            )}
          </LogEntry>
        ))}
        {open.map((item) => (
          <li key={item.workItemId} className={styles.entry} data-open>
            <p className={styles.entryHead}>
              <strong>{item.handler.name}</strong>
              <span>{localizedName({ name: item.activityName, name_i18n: item.activityName_i18n }, locale)}</span>
              {kindTexts[item.kind] ? <span>{ofKinds(kindTexts[item.kind]!)}</span> : null}
            </p>
            <p className={styles.entryTime}>
              {item.kind === 'circulate' ? ofKinds('unread') : t('waiting')} ·{' '}
              {t('since', { time: formatInstant(item.receivedAt, locale, timeZone) })} <DueMark dueAt={item.dueAt} />
            </p>
          </li>
        ))}
        {later.map((item) => (
          <li key={item.workItemId} className={styles.entry} data-waiting>
            <p className={styles.entryHead}>
              <strong>{item.handler.name}</strong>
              <span>{localizedName({ name: item.activityName, name_i18n: item.activityName_i18n }, locale)}</span>
            </p>
            <p className={styles.entryTime}>{t('waitingTurn')}</p>
          </li>
        ))}
        {automatic.map((work) => (
          <AutomaticEntry key={work.visitId} work={work} />
        ))}
      </ol>
      {status === 'PROCESSING' && mayUrge ? <UrgeButton workflowInstanceId={workflowInstanceId} /> : null}
      {upcoming.data && status === 'PROCESSING' ? <Prediction prediction={upcoming.data} heading="h2" /> : null}
    </div>
  );
}
