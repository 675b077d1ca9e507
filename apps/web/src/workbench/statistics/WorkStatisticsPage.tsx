import { useQuery } from '@tanstack/react-query';
import { Segmented, Select } from 'antd';
import { getWorkflowStatistics } from '@inkstone/api';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { useSearchParams } from '../../platform/router/index.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { workbenchTexts } from '../workbench.locale.ts';
import { WorkTabs } from '../WorkTabs.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { statisticsTexts } from './statistics.locale.ts';
import workbenchStyles from '../workbench.module.css';
import styles from './statistics.module.css';

const periods = [7, 30, 90] as const;

/** Counts of open, overdue and finished work, of the user or of the departments they manage; the selection is part of the address. */
export function WorkStatisticsPage() {
  const t = useTexts(statisticsTexts);
  const ofWorkbench = useTexts(workbenchTexts);
  const client = useClient();
  const narrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const unitType = search.get('unit') === '1' ? '1' : '3';
  const days = periods.find((each) => String(each) === search.get('days')) ?? 30;
  const show = (change: Record<string, string>) => setSearch({ unit: unitType, days: String(days), ...change }, { replace: true });
  const query = useQuery({
    queryKey: ['work', 'statistics', unitType, days],
    queryFn: ({ signal }) => client.call(getWorkflowStatistics, { unitType, days }, { signal }),
  });
  return (
    <Page title={narrow ? ofWorkbench('statistics') : ofWorkbench('workbench')} fills>
      <div className={workbenchStyles.head}>
        <WorkTabs current="statistics" />
      </div>
      <div className={styles.figuresBody}>
        <div className={workbenchStyles.filters}>
          <Segmented
            aria-label={t('whose')}
            value={unitType}
            onChange={(unit) => show({ unit })}
            options={[
              { value: '3', label: t('own') },
              { value: '1', label: t('department') },
            ]}
          />
          <Select
            aria-label={t('days')}
            value={days}
            onChange={(next) => show({ days: String(next) })}
            options={periods.map((count) => ({ value: count, label: t('lastDays', { count }) }))}
          />
        </div>
        {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
        {query.data?.people === 0 ? <EmptyState title={t('noDepartment')} hint={t('noDepartmentHint')} /> : null}
        {query.data && query.data.people > 0 && query.data.items.length === 0 ? (
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        ) : null}
        {query.data && query.data.items.length > 0 ? <FiguresTable statistics={query.data} showsPeople={unitType === '1'} /> : null}
      </div>
    </Page>
  );
}
