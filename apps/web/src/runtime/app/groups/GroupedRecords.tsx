import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { localizedName, type ConditionNode, type ListTotal } from '@inkstone/schema';
import { EmptyState, LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { useExtensions } from '../../extensions/extensions-query.ts';
import type { ListOfRecords } from '../actions/list-action.ts';
import { appTexts } from '../app.locale.ts';
import { cellText, type FormatContext } from '../cells/cell-text.ts';
import { listTexts } from '../list.locale.ts';
import type { ListFields } from '../record-query.ts';
import { groupsQuery, type RecordGroup } from './group-query.ts';
import { groupTexts } from './group.locale.ts';
import styles from './groups.module.css';

interface GroupedRecordsProps {
  readonly list: ListOfRecords;
  readonly by: readonly string[];
  readonly totals: readonly ListTotal[];
  /** Renders the records of a group: those that also meet this condition. */
  readonly records: (filter: ConditionNode) => ReactNode;
}

/** The found records in groups with counts and totals; an opened group shows its records. */
export function GroupedRecords({ list: { source, listFields, asked }, by, totals, records }: GroupedRecordsProps) {
  const t = useTexts(groupTexts);
  const a = useTexts(appTexts);
  const groups = useInfiniteQuery(groupsQuery(useClient(), { source, asked, by, totals }));
  if (groups.isError) return <QueryFailure failure={groups.error} onRetry={() => void groups.refetch()} />;
  if (groups.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  if (groups.data.pages.some(({ isLate }) => isLate)) return <EmptyState title={t('late')} />;
  const all = groups.data.pages.flatMap((page) => page.groups);
  if (all.length === 0) return <EmptyState title={a('nothingFound')} hint={a('nothingFoundHint')} />;
  return (
    <div className={styles.groups} role="group" aria-label={t('groups')}>
      {all.map((group) => (
        <Group key={JSON.stringify(group.filter)} {...{ group, by, totals, records }} fields={listFields.fields} />
      ))}
      <MoreAtEnd
        count={all.length}
        hasMore={groups.hasNextPage}
        loadingMore={groups.isFetchingNextPage}
        onMore={() => void groups.fetchNextPage()}
        moreLabel={t('more')}
      />
    </div>
  );
}

interface GroupProps extends Pick<GroupedRecordsProps, 'by' | 'totals' | 'records'> {
  readonly group: RecordGroup;
  readonly fields: ListFields['fields'];
}

function Group({ group, by, totals, fields, records }: GroupProps) {
  const t = useTexts(groupTexts);
  const l = useTexts(listTexts);
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const formatContext: FormatContext = { locale, timeZone, extensions: useExtensions()?.models ?? {} };
  const [isOpen, setOpen] = useState(false);
  const textOf = (code: string, value: unknown): string => {
    const field = fields.find((each) => each.code === code);
    return field ? cellText({ ...field, width: null }, value, formatContext) : '';
  };
  const nameOf = (code: string): string => {
    const field = fields.find((each) => each.code === code);
    return field ? localizedName(field, locale) : code;
  };
  return (
    <section>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={styles.name}>{by.map((code) => textOf(code, group.values[code]) || t('empty')).join(' · ')}</span>
        <span className="ink-muted ink-small">
          {t('count', { count: group.count })}
          {totals.map(({ code, kind }, index) => (
            <span key={`${code} ${kind}`}>{` · ${nameOf(code)} ${l(kind)} ${textOf(code, group.totals[index]) || '—'}`}</span>
          ))}
        </span>
      </button>
      {isOpen ? <div className={styles.body}>{records(group.filter)}</div> : null}
    </section>
  );
}
