import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { listPublications, type Publication } from '@inkstone/api';
import { documentId } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { publishTexts } from '../publish/publish.locale.ts';
import { objectNumber } from '../working-copy/object-number.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { DocumentVersion } from './DocumentVersion.tsx';
import { historyTexts } from './history.locale.ts';
import { RestoreVersions } from './RestoreVersions.tsx';
import styles from './history.module.css';

/** The published versions of the application: who, when, what and why; each can be read, compared and restored. */
export function Publications({ appCode }: { readonly appCode: string }) {
  const t = useTexts(historyTexts);
  const client = useClient();
  const { published } = useWorkingCopyState().replica;
  const publications = useInfiniteQuery({
    queryKey: ['publications', appCode, objectNumber(published)],
    queryFn: ({ pageParam, signal }) => client.call(listPublications, { appCode, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const items = publications.data?.pages.flatMap((page) => page.items) ?? [];
  const latest = new Map<string, number>();
  for (const { documents } of items.toReversed()) for (const { key, version } of documents) latest.set(documentId(key), version);
  return (
    <>
      <h2>{t('versions')}</h2>
      {publications.isError ? <QueryFailure failure={publications.error} onRetry={() => void publications.refetch()} /> : null}
      {publications.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {publications.isSuccess && items.length === 0 ? <p className="ink-muted">{t('neverPublished')}</p> : null}
      {items.length > 0 ? (
        <Paper>
          <InfiniteList
            label={t('versions')}
            items={items}
            keyOf={({ at }) => at}
            hasMore={publications.hasNextPage}
            loadingMore={publications.isFetchingNextPage}
            onMore={() => void publications.fetchNextPage()}
            moreLabel={t('more')}
          >
            {(publication) => <PublicationEntry appCode={appCode} publication={publication} latest={latest} />}
          </InfiniteList>
        </Paper>
      ) : null}
    </>
  );
}

interface PublicationEntryProps {
  readonly appCode: string;
  readonly publication: Publication;
  /** The latest version of each document by its id. */
  readonly latest: ReadonlyMap<string, number>;
}

function PublicationEntry({ appCode, publication: { at, by, note, documents }, latest }: PublicationEntryProps) {
  const t = useTexts(historyTexts);
  const words = useTexts(publishTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const panel = useId();
  const { rights, saving } = useWorkingCopyState();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const [restores, setRestores] = useState<readonly { document: DocumentKey; version: number }[] | null>(null);
  const when = formatInstant(at, locale, timeZone);
  const all = documents.map(({ key, version }) => ({ document: key, version }));
  return (
    <div className={styles.publication}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {when}
        </button>
        <span className="ink-muted ink-small">
          {by?.name ?? t('installation')} · {t('documents', { count: documents.length })}
        </span>
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
      {isOpen ? (
        <div id={panel}>
          <ul className={styles.versions}>
            {documents.map(({ key, version, isCurrent, ...named }) => {
              const id = documentId(key);
              const name = localizedName(named, locale);
              return (
                <li key={id}>
                  <div className={styles.line}>
                    <span>
                      {name} <span className="ink-muted ink-small">{words(key.kind)}</span>{' '}
                      <span className="ink-muted ink-small">
                        {t('version', { version })}
                        {isCurrent ? t('current') : null}
                      </span>
                    </span>
                    <span className={styles.actions}>
                      <Button
                        size="small"
                        aria-label={t('showOf', { name, version })}
                        aria-expanded={shown === id}
                        onClick={() => setShown(shown === id ? null : id)}
                      >
                        {t('show')}
                      </Button>
                      {rights.design ? (
                        <Button
                          size="small"
                          aria-label={t('restoreOf', { name, version })}
                          disabled={saving !== 'saved'}
                          onClick={() => setRestores([{ document: key, version }])}
                        >
                          {t('restore')}
                        </Button>
                      ) : null}
                    </span>
                  </div>
                  {shown === id ? (
                    <DocumentVersion appCode={appCode} document={key} version={version} latest={latest.get(id) ?? version} />
                  ) : null}
                </li>
              );
            })}
          </ul>
          {rights.design && documents.length > 1 ? (
            <p className={styles.all}>
              <Button size="small" disabled={saving !== 'saved'} onClick={() => setRestores(all)}>
                {t('restoreAll', { count: documents.length })}
              </Button>
            </p>
          ) : null}
        </div>
      ) : null}
      {restores ? <RestoreVersions appCode={appCode} documents={restores} onClose={() => setRestores(null)} /> : null}
    </div>
  );
}
