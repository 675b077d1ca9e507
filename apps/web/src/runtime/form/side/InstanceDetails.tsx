import { useQuery } from '@tanstack/react-query';
import { getInstanceBaseinfo } from '@inkstone/api';
import { durationText } from '@inkstone/controls/duration';
import { joinNamed, localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { formTexts, type FormTextKey } from '../form.locale.ts';
import styles from '../form.module.css';
import { RelatedInstances } from './RelatedInstances.tsx';

/** Details of the instance: workflow, people and times, and related instances. */
export function InstanceDetails({ workflowInstanceId }: { readonly workflowInstanceId: string }) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const client = useClient();
  const timeZone = useTimeZone();
  const query = useQuery({
    queryKey: ['instance', workflowInstanceId, 'details'],
    queryFn: ({ signal }) => client.call(getInstanceBaseinfo, { workflowInstanceId }, { signal }),
  });
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="text" label={t('loadingProgress')} />;
  const instance = query.data;
  const { startedAt, finishedAt } = instance;
  const at = (instant: string | null): string => (instant ? formatInstant(instant, locale, timeZone) : '');
  const rows: readonly (readonly [FormTextKey, string])[] = [
    ['workflow', localizedName({ name: instance.workflowName, name_i18n: instance.workflowName_i18n }, locale)],
    ['initiator', instance.initiator.name],
    ['handlers', joinNamed(instance.handlers, locale)],
    ['startedAt', at(startedAt)],
    ['finishedAt', at(finishedAt)],
    ['took', startedAt && finishedAt ? durationText(Date.parse(finishedAt) - Date.parse(startedAt), locale) : ''],
  ];
  return (
    <dl className={styles.details}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <RelatedInstances instance={instance} />
    </dl>
  );
}
