import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getAssistInfo, type InvolvementInfo } from '@inkstone/api';
import { PresentationView, presentFile } from '@inkstone/controls/renderer';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import type { LoadedForm } from '../open-form.ts';
import { involvementTexts, type InvolvementTextKey } from './involvement.locale.ts';
import styles from './involvement.module.css';

type Part = InvolvementInfo['people'][number];

const ways: Readonly<Record<InvolvementInfo['way'], InvolvementTextKey>> = {
  before: 'wayBefore',
  after: 'wayAfter',
  beside: 'wayBeside',
  assist: 'wayAssist',
  consult: 'wayConsult',
  circulate: 'wayCirculate',
};

interface InvolvementsProps {
  readonly workflowInstanceId: string;
  readonly workItem: NonNullable<LoadedForm['workItem']>;
  /** Called when the task waited and no longer does. */
  readonly onResumed: () => void;
}

/** The people involved in a task: what was requested, their status, and their opinions. Updated while it is visible. */
export function Involvements({ workflowInstanceId, workItem, onResumed }: InvolvementsProps) {
  const { id: workItemId, version, state } = workItem;
  const t = useTexts(involvementTexts);
  const client = useClient();
  const query = useQuery({
    queryKey: ['instance', workflowInstanceId, 'involvements', workItemId, version],
    queryFn: ({ signal }) => client.call(getAssistInfo, { workItemId }, { signal }),
  });
  const isWaiting = query.data?.some((each) => each.workItemId === workItemId && each.waits && each.state === 'open') ?? true;
  const resumed = useRef(onResumed);
  useEffect(() => {
    resumed.current = onResumed;
  }, [onResumed]);
  useEffect(() => {
    if (state === 'waiting' && !isWaiting) resumed.current();
  }, [state, isWaiting]);
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="text" count={2} label={t('loading')} />;
  if (query.data.length === 0) return null;
  return (
    <section className={styles.involvements} aria-label={t('involved')}>
      {query.data.map((involvement) => (
        <OneInvolvement key={involvement.id} involvement={involvement} />
      ))}
    </section>
  );
}

function OneInvolvement({ involvement }: { readonly involvement: InvolvementInfo }) {
  const t = useTexts(involvementTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { way, by, at, note, files, waits, state, people } = involvement;
  const status = state === 'cancelled' ? t('withdrawn') : state === 'open' && waits ? t('waiting') : null;
  return (
    <article className={styles.involvement} data-state={state}>
      <header className={styles.head}>
        <strong>{t(ways[way], { by: by.name })}</strong>
        <span className={styles.aside}>{[status, formatInstant(at, locale, timeZone)].filter(Boolean).join(' · ')}</span>
      </header>
      {note ? <p className={styles.note}>{note}</p> : null}
      {files.length > 0 ? <PresentationView tree={{ kind: 'list', items: files.map(presentFile) }} /> : null}
      <ul className={styles.people}>
        {people.map((part) => (
          <OnePerson key={part.person.id} part={part} isCopy={way === 'circulate'} />
        ))}
      </ul>
    </article>
  );
}

function OnePerson({ part, isCopy }: { readonly part: Part; readonly isCopy: boolean }) {
  const t = useTexts(involvementTexts);
  return (
    <li>
      <p className={styles.head}>
        <span>{part.person.name}</span>
        <span className={styles.aside} data-result={part.result ?? undefined}>
          {t(statusOf(part, isCopy))}
        </span>
      </p>
      {part.opinion ? <blockquote className={styles.status}>{part.opinion}</blockquote> : null}
      {part.files.length > 0 ? <PresentationView tree={{ kind: 'list', items: part.files.map(presentFile) }} /> : null}
    </li>
  );
}

function statusOf({ state, result, viewedAt }: Part, isCopy: boolean): InvolvementTextKey {
  if (result !== null) return result as InvolvementTextKey;
  if (state === 'open') return viewedAt ? 'viewed' : isCopy ? 'unread' : 'open';
  return state === 'waiting' ? 'paused' : state === 'done' ? 'submitted' : state;
}
