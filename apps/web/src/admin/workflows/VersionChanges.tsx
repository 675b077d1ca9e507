import { useQuery } from '@tanstack/react-query';
import { labelled, localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { changesQuery } from './workflow-queries.ts';
import { workflowSettingsTexts } from './workflow-settings.locale.ts';
import { workflowsTexts } from './workflows.locale.ts';
import styles from './workflows.module.css';

interface VersionChangesProps {
  readonly workflowCode: string;
  readonly from: number;
  readonly to: number;
}

/** Lists the changes of a version, one by one. */
export function VersionChanges({ workflowCode, from, to }: VersionChangesProps) {
  const t = useTexts(workflowsTexts);
  const locale = useLocale();
  const query = useQuery(changesQuery(useClient(), workflowCode, from, to));
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="text" count={2} label={t('loading')} />;
  if (query.data.length === 0) return <p className="ink-muted">{t('same')}</p>;
  return (
    <ul className={styles.list} aria-label={t('compareNamed', { from, to })}>
      {query.data.map((change) => (
        <li key={`${change.place} ${change.code}`}>
          <span className={styles.mark}>{t(change.kind)}</span> {t(change.place)} <strong>{localizedName(change, locale)}</strong>
          {change.settings.length > 0 ? (
            <dl className={styles.settings}>
              {change.settings.map(({ path, before, after }) => (
                <div key={path}>
                  <dt>
                    <SettingLabel path={path} />
                  </dt>
                  <dd>
                    <del aria-label={labelled(t('before'), before ?? t('notSet'), locale)}>{before ?? t('notSet')}</del> →{' '}
                    <ins aria-label={labelled(t('after'), after ?? t('notSet'), locale)}>{after ?? t('notSet')}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The name of a setting as people know it; a path without a name is shown below its parent. */
function SettingLabel({ path }: { readonly path: string }) {
  const t = useTexts(workflowSettingsTexts);
  const [first = '', ...rest] = path.split('.');
  const label = isNamed(first) ? t(first) : first;
  return <>{[label, rest.join('.')].filter(Boolean).join(' · ')}</>;
}

function isNamed(setting: string): setting is keyof typeof workflowSettingsTexts.table {
  return Object.hasOwn(workflowSettingsTexts.table, setting);
}
