import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Progress } from 'antd';
import { useId, useRef, useState } from 'react';
import { listHandOvers, previewHandOver, startHandOver } from '@inkstone/api';
import { labelled, localizedName, trimText } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { PeopleSelect } from '../../runtime/form/people/PeopleSelect.tsx';
import fieldStyles from '../../platform/fields/fields.module.css';
import { handOverTexts } from './hand-over.locale.ts';
import adminStyles from '../admin.module.css';
import handOverStyles from './hand-over.module.css';

const pollMs = 1500;

/** Transfers all work of a person to somebody else, for example when they leave. */
export function HandOverPage() {
  const t = useTexts(handOverTexts);
  return (
    <Page title={t('title')}>
      <Paper>
        <HandOverForm />
      </Paper>
      <h2 className={adminStyles.heading}>{t('lately')}</h2>
      <RecentHandOvers />
    </Page>
  );
}

function HandOverForm() {
  const t = useTexts(handOverTexts);
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const id = useId();
  const intention = useRef(createIntention());
  const [from, setFrom] = useState<readonly string[]>([]);
  const [to, setTo] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const start = useMutation({
    mutationFn: () => {
      const input = { from: from[0]!, to: to[0]!, ...(trimText(reason) && { reason: trimText(reason) }) };
      return client.call(startHandOver, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async () => {
      intention.current.fulfil();
      setFrom([]);
      setTo([]);
      setReason('');
      setIsChecked(false);
      await queries.invalidateQueries({ queryKey: ['hand-overs'] });
    },
  });

  function handleStart(): void {
    setIsChecked(true);
    if (from.length > 0 && to.length > 0) start.mutate();
  }

  return (
    <div className={handOverStyles.form}>
      <p className="ink-muted">{t('hint')}</p>
      <PeopleSelect
        label={t('from')}
        isRequired
        isOne
        known={[]}
        value={from}
        issue={isChecked && from.length === 0 ? t('choose') : null}
        onChange={setFrom}
      />
      {from[0] ? <Preview from={from[0]} /> : null}
      <PeopleSelect
        label={t('to')}
        isRequired
        isOne
        known={[]}
        value={to}
        issue={isChecked && to.length === 0 ? t('choose') : null}
        onChange={setTo}
      />
      <div>
        <label htmlFor={id} className={fieldStyles.label}>
          {t('reason')}
        </label>
        <Input id={id} value={reason} maxLength={2000} onChange={(event) => setReason(event.target.value)} />
      </div>
      {start.error ? <Alert type="error" showIcon title={failureText(start.error)} /> : null}
      <Button type="primary" loading={start.isPending} onClick={handleStart}>
        {t('start')}
      </Button>
    </div>
  );
}

function Preview({ from }: { readonly from: string }) {
  const t = useTexts(handOverTexts);
  const locale = useLocale();
  const client = useClient();
  const query = useQuery({
    queryKey: ['hand-over-preview', from],
    queryFn: ({ signal }) => client.call(previewHandOver, { from }, { signal }),
  });
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="text" count={1} label={t('loading')} />;
  const { total, workflows } = query.data;
  if (total === 0) return <p className="ink-muted">{t('nothing')}</p>;
  return (
    <div role="status">
      <p>{t('total', { count: total })}</p>
      <ul className={handOverStyles.preview}>
        {workflows.map((workflow) => (
          <li key={workflow.workflowCode}>
            {localizedName({ name: workflow.workflowName, name_i18n: workflow.workflowName_i18n }, locale)}
            <span className="ink-muted"> {t('count', { count: workflow.count })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function RecentHandOvers() {
  const t = useTexts(handOverTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const query = useQuery({
    queryKey: ['hand-overs'],
    queryFn: ({ signal }) => client.call(listHandOvers, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((each) => each.state === 'running') ? pollMs : false),
  });
  // A single failed request keeps the data that is shown; the next one follows.
  if (query.isError && !query.data?.length) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" count={2} label={t('loading')} />;
  if (query.data.length === 0) return <EmptyState title={t('none')} />;
  return (
    <Paper>
      <ul className={adminStyles.list}>
        {query.data.map((each) => (
          <li key={each.id}>
            <p>
              <strong>{t('fromTo', { from: each.from.name, to: each.to.name })}</strong>
            </p>
            <span className="ink-muted ink-small">{formatInstant(each.startedAt, locale, timeZone)}</span>
            <div className={handOverStyles.progress}>
              <Progress
                percent={Math.round(((each.done + each.failures.length) / Math.max(each.total, 1)) * 100)}
                status={each.failures.length > 0 ? 'exception' : each.state === 'done' ? 'success' : 'active'}
                size="small"
                aria-label={t('progress')}
              />
              <p className="ink-muted ink-small">{t('done', { done: each.done, total: each.total, name: each.startedBy.name })}</p>
              {each.failures.map((failure) => (
                <p key={failure.workItemId} className="ink-small">
                  {labelled(failure.instanceName, failure.reason, locale)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
