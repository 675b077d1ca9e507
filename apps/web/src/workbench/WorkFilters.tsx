import { useQuery } from '@tanstack/react-query';
import { Button, Select, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { SearchBox } from '../platform/page/SearchBox.tsx';
import { useClient } from '../platform/platform.ts';
import { appsQuery } from '../runtime/app/apps-query.ts';
import { selectionTexts } from './selection/selection.locale.ts';
import type { Selection } from './selection/use-selection.ts';
import type { WorkFilter } from './work-queries.ts';
import { startedStatuses, type StartedStatus } from './work-tabs.ts';
import { workbenchTexts } from './workbench.locale.ts';

interface WorkFiltersProps {
  readonly filter: WorkFilter;
  readonly searchRef: RefObject<InputRef | null>;
  readonly onChange: (change: Partial<WorkFilter>) => void;
  readonly selection: Selection;
}

const statusTexts = {
  STARTED: 'running',
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
    <div className="work-filters">
      <SearchBox
        key={filter.tab}
        label={t('search')}
        initial={filter.keyword}
        inputRef={searchRef}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {filter.tab === 'started' ? (
        <Select<StartedStatus>
          aria-label={t('status')}
          value={filter.status}
          onChange={(status) => onChange({ status })}
          options={startedStatuses
            .filter((status) => status !== 'PROCESSING')
            .map((status) => ({ value: status, label: t(statusTexts[status]) }))}
        />
      ) : null}
      <Select
        aria-label={t('app')}
        value={filter.appCode}
        onChange={(appCode) => onChange({ appCode })}
        options={[{ value: '', label: t('allApps') }, ...apps.map((app) => ({ value: app.code, label: localizedName(app, locale) }))]}
      />
      {filter.tab === 'todo' && !selection.isOn ? (
        <Button data-action="select" onClick={() => selection.turn(true)}>
          {ofSelection('select')}
        </Button>
      ) : null}
    </div>
  );
}
