import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from '../../platform/router/index.ts';
import { listDictionaries, type CallOutput } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { EmptyState, LoadingState, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { DictionaryDialog } from './DictionaryDialog.tsx';
import { dictionariesQuery } from './dictionary-queries.ts';
import { dictionaryTexts } from './dictionary.locale.ts';
import styles from '../admin.module.css';

/** Lists all data dictionaries. For administrators. */
export function DictionariesPage() {
  const t = useTexts(dictionaryTexts);
  const [isAdding, setAdding] = useState(false);
  const dictionaries = useQuery(dictionariesQuery(useClient()));
  const add = (
    <Button type="primary" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Page title={t('title')} actions={add}>
      {dictionaries.isError ? <QueryFailure failure={dictionaries.error} onRetry={() => void dictionaries.refetch()} /> : null}
      {dictionaries.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {dictionaries.data?.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {dictionaries.data?.length ? <DictionaryList dictionaries={dictionaries.data} /> : null}
      {isAdding ? <DictionaryDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function DictionaryList({ dictionaries }: { readonly dictionaries: CallOutput<typeof listDictionaries> }) {
  const t = useTexts(dictionaryTexts);
  const locale = useLocale();
  return (
    <Paper>
      <ul className={styles.list}>
        {dictionaries.map((dictionary) => (
          <li key={dictionary.id} className={styles.linkRow}>
            <Link to={`/admin/dictionary/${dictionary.code}`}>{localizedName(dictionary, locale)}</Link>
            <p className="ink-muted ink-small">
              {[dictionary.code, t(dictionary.kind), t('count', { count: dictionary.entryCount }), dictionary.active ? '' : t('off')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
