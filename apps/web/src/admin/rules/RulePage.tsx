import { useQuery } from '@tanstack/react-query';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { Link, useParams } from '../../platform/router/index.ts';
import { appRolesQuery } from '../roles/role-queries.ts';
import { RuleForm } from './RuleForm.tsx';
import { ruleQuery } from './rule-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

/** One business rule of an application, or a new one. */
export function RulePage() {
  const { app = '', rule: id = '' } = useParams();
  const isNew = id === 'new';
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const client = useClient();
  const whole = useQuery(appRolesQuery(client, app));
  const stored = useQuery({ ...ruleQuery(client, id), enabled: !isNew });
  const details = isNew ? null : (stored.data ?? null);
  const failed = whole.isError ? whole : stored.isError ? stored : null;
  const isReady = whole.data !== undefined && (isNew || stored.data !== undefined);
  return (
    <Page title={details ? localizedName(details.rule, locale) : t(isNew ? 'add' : 'title')}>
      <p className={styles.intro}>
        <Link to="/admin/rules">{t('back')}</Link>
      </p>
      {failed ? <QueryFailure failure={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {!failed && !isReady ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {isReady ? <RuleForm key={`${id} ${details?.version ?? 0}`} app={app} details={details} models={whole.data.models} /> : null}
    </Page>
  );
}
