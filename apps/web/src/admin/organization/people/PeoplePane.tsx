import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import type { ManagedPerson } from '@inkstone/api';
import { EmptyState, LoadingState, MoreAtEnd, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SearchBox } from '../../../platform/page/SearchBox.tsx';
import { useClient } from '../../../platform/platform.ts';
import { useSearchParams } from '../../../platform/router/index.ts';
import { peopleQuery, type PeopleFilter } from '../organization-queries.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { PersonRow } from './PersonRow.tsx';
import { peopleTexts } from './people.locale.ts';
import styles from './people.module.css';

const states = ['active', 'disabled', 'left', 'all'] as const;

/** The people of a department, or everybody (`null`), searched and filtered; the address keeps what is searched. */
export function PeoplePane({ departmentId }: { readonly departmentId: string | null }) {
  const t = useTexts(peopleTexts);
  const [parameters, setParameters] = useSearchParams();
  const filter: PeopleFilter = {
    departmentId,
    isRecursive: parameters.get('below') === '1',
    keyword: parameters.get('q') ?? '',
    state: states.find((state) => state === parameters.get('state')) ?? 'active',
  };
  const setParameter = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        if (!next.has('department')) next.set('department', 'all');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <div className={styles.filters}>
        <SearchBox label={t('search')} initial={filter.keyword} onSearch={(keyword) => setParameter('q', keyword)} />
        <Select
          aria-label={t('state')}
          className={styles.state ?? ''}
          value={filter.state}
          options={states.map((value) => ({ value, label: t(value) }))}
          onChange={(state) => setParameter('state', state === 'active' ? '' : state)}
        />
        {departmentId === null ? null : (
          <Checkbox checked={filter.isRecursive} onChange={({ target }) => setParameter('below', target.checked ? '1' : '')}>
            {t('recursive')}
          </Checkbox>
        )}
      </div>
      <People key={JSON.stringify(filter)} filter={filter} onSearchAll={() => setParameters({ department: 'all', q: filter.keyword })} />
    </>
  );
}

/** The server changes at most so many people at once. */
const batchLimit = 500;

function People({ filter, onSearchAll }: { readonly filter: PeopleFilter; readonly onSearchAll: () => void }) {
  const t = useTexts(peopleTexts);
  const query = useInfiniteQuery(peopleQuery(useClient(), filter));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [isChanging, setChanging] = useState(false);
  if (query.isError && !query.data) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" label={t('loading')} />;
  const people = query.data.pages.flatMap(({ items }) => items);
  const total = query.data.pages[0]?.total ?? 0;
  if (people.length === 0) return <Nobody filter={filter} onSearchAll={onSearchAll} />;
  const chosen = people.filter(({ id }) => chosenIds.has(id));

  function handleChoice({ id }: ManagedPerson, isChosen: boolean): void {
    const next = new Set(chosenIds);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosenIds(next);
  }

  return (
    <Paper>
      <div className={styles.bar}>
        <Checkbox
          checked={chosen.length === people.length}
          indeterminate={chosen.length > 0 && chosen.length < people.length}
          aria-label={t('chooseShown')}
          onChange={({ target }) => setChosenIds(new Set(target.checked ? people.map(({ id }) => id) : []))}
        />
        <span role="status">{chosen.length > 0 ? t('chosen', { count: chosen.length }) : t('total', { count: total })}</span>
        {chosen.length > 0 ? (
          <Button size="small" disabled={chosen.length > batchLimit} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        ) : null}
        {chosen.length > batchLimit ? <span>{t('tooMany', { max: batchLimit })}</span> : null}
      </div>
      <ul className={styles.people} aria-label={t('people')}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isChosen={chosenIds.has(person.id)}
            onChoice={(isChosen) => handleChoice(person, isChosen)}
          />
        ))}
      </ul>
      <MoreAtEnd
        count={people.length}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('loadMore')}
      />
      {isChanging ? (
        <BatchDialog
          people={chosen}
          onDone={() => {
            setChanging(false);
            setChosenIds(new Set());
          }}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </Paper>
  );
}

function Nobody({ filter, onSearchAll }: { readonly filter: PeopleFilter; readonly onSearchAll: () => void }) {
  const t = useTexts(peopleTexts);
  if (filter.keyword === '')
    return <EmptyState title={t('nobody')} {...(filter.departmentId !== null && !filter.isRecursive && { hint: t('nobodyHint') })} />;
  const action = filter.departmentId === null ? null : <Button onClick={onSearchAll}>{t('searchAll')}</Button>;
  return <EmptyState title={t('nobodyFound')} action={action} />;
}
