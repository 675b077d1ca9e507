import { useQuery } from '@tanstack/react-query';
import { Button, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { shownCount } from '../platform/page/shown-count.ts';
import { SearchBox } from '../platform/page/SearchBox.tsx';
import { useClient } from '../platform/platform.ts';
import { appsQuery } from '../runtime/app/apps/apps-query.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { FormFilter } from './FormFilter.tsx';
import { selectionTexts } from './selection/selection.locale.ts';
import type { Selection } from './selection/use-selection.ts';
import { instanceCountQuery, type WorkFilter } from './work-queries.ts';
import { startedStatuses, type StartedStatus } from './work-tabs.ts';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

interface WorkFiltersProps {
  readonly filter: WorkFilter;
  readonly searchRef: RefObject<InputRef | null>;
  readonly onChange: (change: Partial<WorkFilter>) => void;
  readonly selection: Selection;
}

const statusTexts = {
  STARTED: 'anyStatus',
  PROCESSING: 'running',
  COMPLETED: 'completed',
  CANCELED: 'canceled',
  EXCEPTION: 'exception',
} as const;

export function WorkFilters({ filter, searchRef, onChange, selection }: WorkFiltersProps) {
  const t = useTexts(workbenchTexts);
  const ofSelection = useTexts(selectionTexts);
  const locale = useLocale();
  const apps = useQuery(appsQuery(useClient())).data ?? [];
  return (
    <div className={styles.filters}>
      <SearchBox
        key={filter.tab}
        label={t('search')}
        initial={filter.keyword}
        inputRef={searchRef}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {filter.tab === 'started' ? <StatusFilter filter={filter} onChange={(status) => onChange({ status })} /> : null}
      <FilterSelect
        label={t('app')}
        value={filter.appCode}
        onChange={(appCode) => onChange({ appCode, schemaCode: '' })}
        options={[{ value: '', label: t('allApps') }, ...apps.map((app) => ({ value: app.code, label: localizedName(app, locale) }))]}
      />
      {filter.appCode ? (
        <FormFilter appCode={filter.appCode} schemaCode={filter.schemaCode} onChange={(schemaCode) => onChange({ schemaCode })} />
      ) : null}
      {filter.tab === 'todo' && !selection.isOn ? (
        <Button data-action="select" onClick={() => selection.setActive(true)}>
          {ofSelection('select')}
        </Button>
      ) : null}
    </div>
  );
}

interface StatusFilterProps {
  readonly filter: WorkFilter;
  readonly onChange: (status: StartedStatus) => void;
}

/** Filters by instance status; each status is shown with its count. */
function StatusFilter({ filter, onChange }: StatusFilterProps) {
  const t = useTexts(workbenchTexts);
  const counts = useQuery(instanceCountQuery(useClient(), filter)).data;
  const labelOf = (status: StartedStatus): string => {
    const count = status === 'STARTED' ? 0 : (counts?.[status] ?? 0);
    const text = t(statusTexts[status]);
    return count > 0 ? t('counted', { status: text, count: shownCount(count) }) : text;
  };
  return (
    <FilterSelect<StartedStatus>
      label={t('status')}
      value={filter.status}
      onChange={onChange}
      options={startedStatuses.map((status) => ({ value: status, label: labelOf(status) }))}
    />
  );
}
