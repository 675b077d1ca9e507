import { useQuery } from '@tanstack/react-query';
import { departmentImpact, type CallInput, type DepartmentUse, type MisplacedTask } from '@inkstone/api';
import { joinClauses, localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { Link } from '../../../platform/router/index.ts';
import { impactQuery } from '../organization-queries.ts';
import { organizationTexts } from '../organization.locale.ts';
import { refusedFields } from '../refused-fields.ts';
import { TaskText } from './TaskText.tsx';
import styles from './departments.module.css';

/** What depends on a department, before it is closed, moved or merged. */
export function Impact(input: CallInput<typeof departmentImpact>) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  const impact = useQuery(impactQuery(useClient(), input));
  if (impact.isPending) return <LoadingState shape="text" count={3} label={t('impactLoading')} />;
  if (impact.isError) {
    const { all } = refusedFields(impact.error, locale);
    if (all.length === 0) return <QueryFailure failure={impact.error} onRetry={() => void impact.refetch()} />;
    return (
      <p role="alert" className={styles.failure}>
        {joinClauses(
          all.map(({ message }) => message),
          locale,
        )}
      </p>
    );
  }
  const { departments, people, openTasks, uses, tasks } = impact.data;
  return (
    <section aria-label={t('impact')} className={styles.impact} role="status">
      <p>{t('impactSize', { departments, people, openTasks })}</p>
      <h3>{t('impactUses')}</h3>
      {uses.length === 0 ? <p className="ink-muted">{t('noUses')}</p> : <Uses uses={uses} />}
      <h3>{t('impactTasks')}</h3>
      {tasks.length === 0 ? <p className="ink-muted">{t('noTasks')}</p> : <Tasks tasks={tasks} />}
    </section>
  );
}

/** The pages of administration that show what names a department. */
const addresses: Readonly<Partial<Record<DepartmentUse['kind'], (use: DepartmentUse) => string>>> = {
  role: ({ code }) => `/admin/organization/roles/${code}`,
  workflow: ({ code }) => `/admin/workflows/${code}`,
};

function Uses({ uses }: { readonly uses: readonly DepartmentUse[] }) {
  const t = useTexts(organizationTexts);
  const locale = useLocale();
  return (
    <ul className={styles.impactList}>
      {uses.map((use) => {
        const address = addresses[use.kind]?.(use);
        const name = localizedName(use, locale);
        return (
          <li key={`${use.kind} ${use.appCode} ${use.code}`}>
            <span className="ink-muted">{t(`use-${use.kind}`)}</span> {address ? <Link to={address}>{name}</Link> : name}
          </li>
        );
      })}
    </ul>
  );
}

function Tasks({ tasks }: { readonly tasks: readonly MisplacedTask[] }) {
  const t = useTexts(organizationTexts);
  return (
    <>
      <p className="ink-muted ink-small">{t('tasksHint')}</p>
      <ul className={styles.impactList}>
        {tasks.map((task) => (
          <li key={`${task.workflowInstanceId} ${task.activityCode} ${task.from.id}`}>
            <TaskText task={task} />
          </li>
        ))}
      </ul>
    </>
  );
}
