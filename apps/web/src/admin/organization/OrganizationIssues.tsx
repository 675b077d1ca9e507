import { useQuery } from '@tanstack/react-query';
import { Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { Link } from '../../platform/router/index.ts';
import { issuesQuery } from './organization-queries.ts';
import { organizationTexts } from './organization.locale.ts';
import styles from './organization.module.css';

/** What administrators should put right, each with the people concerned; nothing is shown while there is nothing to do. */
export function OrganizationIssues() {
  const t = useTexts(organizationTexts);
  const issues = useQuery(issuesQuery(useClient()));
  if (issues.isError) return <QueryFailure failure={issues.error} onRetry={() => void issues.refetch()} />;
  if (!issues.data?.length) return null;
  return (
    <section aria-label={t('issues')} className={styles.issues}>
      <Paper>
        <h2>{t('issues')}</h2>
        <ul>
          {issues.data.map(({ kind, message, people }) => (
            <li key={`${kind} ${people.map(({ id }) => id).join(' ')}`}>
              {message}
              <span className={styles.issuePeople}>
                {people.map(({ id, name, account }) => (
                  <Link key={id} to={`/admin/organization/people/${id}`}>{`${name} (${account})`}</Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </Paper>
    </section>
  );
}
