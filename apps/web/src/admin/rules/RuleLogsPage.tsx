import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useSearchParams } from '../../platform/router/index.ts';
import { LogEntry } from './LogEntry.tsx';
import { ruleLogsQuery } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './rules.module.css';

type Outcome = 'done' | 'refused' | 'failed' | 'trouble';

/** The log of business rules, newest first, including failures. */
export function RuleLogsPage() {
  const t = useTexts(rulesTexts);
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const [asked] = useSearchParams();
  const [ruleCode, setRuleCode] = useState(asked.get('rule') ?? '');
  const query = useInfiniteQuery(ruleLogsQuery(useClient(), { ...(outcome && { outcome }), ...(ruleCode && { ruleCode }) }));
  const logs = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title={`${t('title')} · ${t('logs')}`}>
      <p className={styles.intro}>
        <Link to="/admin/rules">{t('back')}</Link>
      </p>
      <div className={styles.filters}>
        <Select
          aria-label={t('outcome')}
          value={outcome}
          options={[
            { value: '', label: t('allOutcomes') },
            { value: 'trouble', label: t('trouble') },
            { value: 'refused', label: t('refused') },
            { value: 'failed', label: t('failed') },
            { value: 'done', label: t('ok') },
          ]}
          onChange={(next: Outcome | '') => setOutcome(next)}
        />
        <Input.Search
          aria-label={t('ruleCode')}
          placeholder={t('ruleCode')}
          defaultValue={ruleCode}
          maxLength={64}
          allowClear
          onSearch={(text) => setRuleCode(trimText(text))}
        />
      </div>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data && logs.length === 0 ? <EmptyState title={t('noLogs')} /> : null}
      {logs.length > 0 ? (
        <Paper>
          <ul className={adminStyles.list}>
            {logs.map((log) => (
              <LogEntry key={log.id} log={log} />
            ))}
          </ul>
        </Paper>
      ) : null}
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Page>
  );
}
