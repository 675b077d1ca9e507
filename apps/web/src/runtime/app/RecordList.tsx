import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { LoadingState, Toolbar } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SearchBox } from '../../platform/page/SearchBox.tsx';
import { useClient } from '../../platform/platform.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { actionTexts } from './actions/action.locale.ts';
import { listActions } from './actions/list-actions.ts';
import { ListMenu } from './actions/ListMenu.tsx';
import { appTexts } from './app.locale.ts';
import { askedRecords } from './asked-records.ts';
import { listTexts } from './list.locale.ts';
import { useGanttState } from './gantt/use-gantt-state.ts';
import { fieldsQuery, headersQuery, type Header, type ListFields, type RecordSource } from './record-query.ts';
import { Records } from './Records.tsx';
import { shownColumns } from './columns/shown-columns.ts';
import { useListState } from './use-list-state.ts';
import { useModelRights } from './use-model-rights.ts';
import { ViewMenu } from './views/ViewMenu.tsx';
import styles from './records.module.css';

// Not needed by most visitors.
const FilterDialog = lazy(() => import('./filters/FilterDialog.tsx').then((module) => ({ default: module.FilterDialog })));
const FilterChips = lazy(() => import('./filters/FilterChips.tsx').then((module) => ({ default: module.FilterChips })));
const GroupedRecords = lazy(() => import('./groups/GroupedRecords.tsx').then((module) => ({ default: module.GroupedRecords })));
const GanttRecords = lazy(() => import('./gantt/GanttRecords.tsx').then((module) => ({ default: module.GanttRecords })));
const ColumnsDialog = lazy(() => import('./columns/ColumnsDialog.tsx').then((module) => ({ default: module.ColumnsDialog })));

/** The records of a model: a table, or cards on a narrow window. Search, filter, sorting and columns are part of the address. */
export function RecordList(source: RecordSource) {
  const t = useTexts(appTexts);
  const client = useClient();
  const headers = useQuery(headersQuery(client, source));
  const fields = useQuery(fieldsQuery(client, source));
  const failed = headers.isError ? headers : fields.isError ? fields : null;
  if (failed) return <QueryFailure failure={failed.error!} onRetry={() => void failed.refetch()} />;
  if (!headers.data || !fields.data) return <LoadingState shape="rows" label={t('loadingRecords')} />;
  return <ReadyList source={source} headers={headers.data} listFields={fields.data} />;
}

interface ReadyListProps {
  readonly source: RecordSource;
  readonly headers: readonly Header[];
  readonly listFields: ListFields;
}

function ReadyList({ source, headers, listFields }: ReadyListProps) {
  const t = useTexts(appTexts);
  const l = useTexts(listTexts);
  const a = useTexts(actionTexts);
  const narrow = useNarrow();
  const may = useModelRights(source.schemaCode);
  const [state, change] = useListState();
  const [dialog, setDialog] = useState<'filter' | 'columns' | null>(null);
  const [isPicking, setPicking] = useState(false);
  const gantt = useGanttState();
  const isAlongTime = gantt.isShown && listFields.list.gantt !== undefined;
  const { fields } = listFields;
  const columns = useMemo(() => shownColumns(headers, fields, state), [headers, fields, state]);
  const asked = useMemo(() => askedRecords(state, fields, columns), [state, fields, columns]);
  const offered = listActions.filter(({ isOffered }) => isOffered(may));
  const pickedActions = offered.filter(({ on }) => on === 'picked');
  const usualGroup = useMemo(() => [listFields.list.group ?? []].flat(), [listFields.list.group]);
  const by = (state.group ?? usualGroup).filter((code) => fields.some((field) => field.code === code && field.isGroupable));
  const count = state.filter?.items.length ?? 0;
  const shared = { fields, state, onClose: () => setDialog(null) };
  const list = { source, listFields, headers: columns, asked };
  const shown = {
    state,
    onChange: change,
    actions: pickedActions,
    isPicking: isPicking && pickedActions.length > 0,
    onStopPicking: () => setPicking(false),
  };
  const menu = <ListMenu list={list} actions={offered.filter(({ on }) => on === 'list')} />;
  return (
    <>
      <Toolbar actions={narrow ? null : menu}>
        <div className={styles.search}>
          <SearchBox label={t('search')} initial={state.keyword} onSearch={(keyword) => change({ keyword })} />
        </div>
        <ViewMenu source={source} state={state} onChange={change} />
        <Button icon={<FilterOutlined />} onClick={() => setDialog('filter')}>
          {count > 0 ? l('filterCount', { count }) : l('filter')}
        </Button>
        {narrow || isAlongTime ? null : (
          <Button icon={<TableOutlined />} onClick={() => setDialog('columns')}>
            {l('columns')}
          </Button>
        )}
        {pickedActions.length > 0 && !isAlongTime ? (
          <Button aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
            {a('select')}
          </Button>
        ) : null}
        {listFields.list.gantt ? (
          <Button aria-pressed={isAlongTime} onClick={() => gantt.turn(!isAlongTime)}>
            {l('gantt')}
          </Button>
        ) : null}
        {narrow ? menu : null}
      </Toolbar>
      <Suspense fallback={null}>
        {state.filter ? <FilterChips fields={fields} filter={state.filter} onChange={(filter) => change({ filter })} /> : null}
      </Suspense>
      {isAlongTime ? (
        <Suspense fallback={<LoadingState shape="rows" label={t('loadingRecords')} />}>
          <GanttRecords list={list} state={gantt} />
        </Suspense>
      ) : by.length > 0 ? (
        <Suspense fallback={<LoadingState shape="rows" label={t('loadingRecords')} />}>
          <GroupedRecords
            list={list}
            by={by}
            totals={(state.totals ?? listFields.list.totals ?? []).slice(0, 10)}
            records={(filter) => (
              <Records
                {...shown}
                list={{ ...list, asked: { ...asked, filter: asked.filter ? { join: 'and', items: [asked.filter, filter] } : filter } }}
              />
            )}
          />
        </Suspense>
      ) : (
        <Records {...shown} list={list} />
      )}
      <Suspense fallback={null}>
        {dialog === 'filter' ? <FilterDialog {...shared} usualGroup={usualGroup} onApply={change} /> : null}
        {dialog === 'columns' ? <ColumnsDialog {...shared} headers={headers} list={listFields.list} onApply={change} /> : null}
      </Suspense>
    </>
  );
}
