import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { joinNames, localizedName, trimText } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { actionKindTexts, triggerTexts } from '../../design/rule/rule.locale.ts';
import { appsQuery } from '../../runtime/app/apps/apps-query.ts';
import { rulesQuery, type RuleLine } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import adminStyles from '../admin.module.css';
import styles from './rules.module.css';

/** The published business rules of all applications, with links to their designer and to the log. For application administrators. */
export function RulesPage() {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const client = useClient();
  const [appCode, setAppCode] = useState('');
  const [keyword, setKeyword] = useState('');
  const apps = useQuery(appsQuery(client));
  const query = useInfiniteQuery(rulesQuery(client, { ...(appCode && { appCode }), ...(keyword && { keyword }) }));
  const rules = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const choices = (apps.data ?? []).map((app) => ({ value: app.code, label: localizedName(app, locale) }));
  return (
    <Page title={t('title')}>
      <p className={`ink-muted ${styles.intro}`}>
        {t('intro')} <Link to="/admin/rules/logs">{t('logs')}</Link>
      </p>
      <div className={styles.filters}>
        <Select
          aria-label={t('app')}
          value={appCode}
          options={[{ value: '', label: t('allApps') }, ...choices]}
          onChange={(next) => setAppCode(next)}
        />
        <Input.Search
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          allowClear
          onSearch={(text) => setKeyword(trimText(text))}
        />
      </div>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data && rules.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {rules.length > 0 ? (
        <Paper>
          <ul className={adminStyles.list}>
            {rules.map((rule) => (
              <Line key={rule.id} rule={rule} />
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

function Line({ rule }: { readonly rule: RuleLine }) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const { name, name_i18n, schemaName, schemaName_i18n, trigger, actions } = rule;
  const model = localizedName({ name: schemaName, name_i18n: schemaName_i18n }, locale);
  const kinds = joinNames(
    actions.map((kind) => actionKindTexts[kind as 'insert'][locale]),
    locale,
  );
  return (
    <li className={adminStyles.linkRow}>
      <Link to={`/design/${rule.appCode}/rule/${rule.code}`}>{localizedName({ name, name_i18n }, locale)}</Link>
      <p className="ink-muted ink-small">
        {[...(rule.active ? [] : [t('off')]), model, triggerTexts[trigger][locale], kinds, rule.code].join(' · ')}
      </p>
    </li>
  );
}
