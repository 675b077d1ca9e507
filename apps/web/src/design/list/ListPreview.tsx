import { getFields, getHeaders, listTotals, queryList } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import type { ListSort } from '@inkstone/schema';
import { EmptyState, LoadingState, ThemeScope } from '@inkstone/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useColorScheme } from '../../platform/theme/color-scheme.ts';
import { RecordCards } from '../../runtime/app/RecordCards.tsx';
import { RecordTable } from '../../runtime/app/RecordTable.tsx';
import { PersonChoice } from '../preview/PersonChoice.tsx';
import { PreviewedPlatform } from '../preview/PreviewedPlatform.tsx';
import { PreviewNotes } from '../preview/PreviewNotes.tsx';
import { ScreenChoices, type PreviewScreen } from '../preview/ScreenChoices.tsx';
import { usePreviewClient } from '../preview/use-preview-client.ts';
import { listTexts } from './list.locale.ts';
import styles from './list.module.css';

interface ListPreviewProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly code: string;
  /** Asked again when it changes. */
  readonly content: JsonObject;
  /** A header was clicked; unset: the list is only looked at. */
  readonly onSort: ((sort: ListSort | undefined) => void) | null;
}

const size = 20;

/** The list on real records, as the person of the preview sees it: a table, or the cards of a phone. */
export function ListPreview({ appCode, schemaCode, code, content, onSort }: ListPreviewProps) {
  const t = useTexts(listTexts);
  const [personId, setPersonId] = useState<string>();
  const [screen, setScreen] = useState<PreviewScreen>({ screen: 'desktop', locale: useLocale(), scheme: useColorScheme() });
  const { client, limits } = usePreviewClient({ appCode, personId });
  const source = { schemaCode, listCode: code };
  const found = useQuery({
    queryKey: ['list-preview', appCode, schemaCode, code, personId, content],
    async queryFn({ signal }) {
      const [headers, fields] = await Promise.all([
        client.call(getHeaders, source, { signal }),
        client.call(getFields, source, { signal }),
      ]);
      const records = await client.call(queryList, { ...source, size }, { signal });
      const totals = fields.list.totals ?? [];
      const figures = totals.length === 0 ? null : await client.call(listTotals, { ...source, totals: [...totals] }, { signal });
      return { headers, fields, records, totals: figures?.totals ?? null };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <div className={styles.previewBar}>
        <PersonChoice value={personId} onChange={setPersonId} />
        <ScreenChoices value={screen} onChange={setScreen} languages={false} />
      </div>
      <PreviewNotes limits={[limits]} />
      {screen.screen === 'phone' ? <p className="ink-muted ink-small">{t('cardHint')}</p> : null}
      {found.isError ? <QueryFailure failure={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {found.data?.records.items.length === 0 ? <EmptyState title={t('noRecords')} hint={t('noRecordsHint')} /> : null}
      {found.data && found.data.records.items.length > 0 ? (
        <ThemeScope scheme={screen.scheme} className={screen.screen === 'phone' ? styles.phone : styles.desktop}>
          <PreviewedPlatform client={client}>
            <div onClickCapture={stayHere}>
              {screen.screen === 'phone' ? (
                <RecordCards {...noMore} source={source} headers={found.data.headers} lines={found.data.records.items} />
              ) : (
                <RecordTable
                  {...noMore}
                  source={source}
                  headers={found.data.headers}
                  lines={found.data.records.items}
                  fields={found.data.fields.fields}
                  sort={found.data.fields.list.sort ? [found.data.fields.list.sort] : []}
                  frozen={found.data.fields.list.frozen ?? 0}
                  totals={found.data.totals}
                  isStale={found.isPlaceholderData}
                  onSort={(sort) => onSort?.(sort[0])}
                />
              )}
            </div>
          </PreviewedPlatform>
        </ThemeScope>
      ) : null}
    </section>
  );
}

const noMore = { keyword: '', picking: null, hasMore: false, loadingMore: false, onMore: () => undefined } as const;

/** Links of the records lead nowhere while the list is designed. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}
