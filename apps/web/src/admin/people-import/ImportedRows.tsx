import { Segmented } from 'antd';
import { useState } from 'react';
import type { ImportedPerson, PeopleColumn, PeopleImportSummary } from '@inkstone/api';
import { labelled } from '@inkstone/schema';
import { LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { useImportedRows, type RowsShown } from './people-import-queries.ts';
import { peopleImportTexts } from './people-import.locale.ts';
import styles from './people-import.module.css';

/** The rows of a file with the state of each cell; first those that matter. */
export function ImportedRows({ task }: { readonly task: PeopleImportSummary }) {
  const t = useTexts(peopleImportTexts);
  const [show, setShow] = useState<RowsShown>(task.counts.issue > 0 ? 'issues' : task.total > 0 ? 'changes' : 'all');
  const query = useImportedRows(task, show);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={styles.rows}>
      <Segmented
        aria-label={t('filter')}
        value={show}
        options={[
          { value: 'all', label: t('showAll') },
          { value: 'changes', label: t('showChanges') },
          { value: 'issues', label: t('showIssues') },
        ]}
        onChange={setShow}
      />
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" count={4} label={t('loading')} /> : null}
      {query.data && rows.length === 0 ? <p className="ink-muted">{t('noRows')}</p> : null}
      {rows.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
        <div className={styles.scroll} role="region" aria-label={t('rows')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('line')}</th>
                <th scope="col">{t('state')}</th>
                {task.columns.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.line} row={row} columns={task.columns} />
              ))}
            </tbody>
          </table>
          {query.hasNextPage ? (
            <MoreAtEnd
              count={rows.length}
              hasMore
              loadingMore={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
              moreLabel={t('more')}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Row({ row, columns }: { readonly row: ImportedPerson; readonly columns: PeopleImportSummary['columns'] }) {
  const t = useTexts(peopleImportTexts);
  const locale = useLocale();
  const isNarrow = useNarrow();
  const labelOf = (issue: ImportedPerson['issues'][number]) => columns.find(({ key }) => key === issue.column)?.label;
  const others = row.issues.filter((issue) => labelOf(issue) === undefined);
  // On a phone the cells are out of sight.
  const ofCells = row.issues.flatMap((issue) => {
    const label = isNarrow ? labelOf(issue) : undefined;
    return label === undefined ? [] : [{ code: `${label} ${issue.code}`, message: labelled(label, issue.message, locale) }];
  });
  return (
    <tr>
      <th scope="row">{row.line}</th>
      <td className={row.state === 'issue' ? styles.issue : undefined}>
        {t(row.state)}
        <Messages issues={[...others, ...ofCells]} />
      </td>
      {columns.map(({ key }) => (
        <Cell key={key} row={row} column={key} isPlain={isNarrow} />
      ))}
    </tr>
  );
}

interface CellProps {
  readonly row: ImportedPerson;
  readonly column: PeopleColumn;
  /** Its issues are shown elsewhere. */
  readonly isPlain: boolean;
}

function Cell({ row: { cells, issues }, column, isPlain }: CellProps) {
  const t = useTexts(peopleImportTexts);
  const cell = cells[column];
  if (!cell) return <td />;
  const { state, value, before } = cell;
  if (state === 'issue')
    return (
      <td className={styles.wrong}>
        {value}
        <Messages issues={isPlain ? [] : issues.filter((issue) => issue.column === column)} />
      </td>
    );
  if (state === 'changed')
    return (
      <td className={styles.changed}>
        {before ? (
          <>
            <span className="ink-hidden">{t('before')} </span>
            <del>{before}</del>{' '}
          </>
        ) : null}
        <span className="ink-hidden">{t('after')} </span>
        <ins>{value || t('cleared')}</ins>
      </td>
    );
  return <td className={state === 'new' ? styles.new : styles.same}>{value}</td>;
}

function Messages({ issues }: { readonly issues: readonly Pick<ImportedPerson['issues'][number], 'code' | 'message'>[] }) {
  return issues.map(({ code, message }) => (
    <span key={code} className={styles.message}>
      {message}
    </span>
  ));
}
