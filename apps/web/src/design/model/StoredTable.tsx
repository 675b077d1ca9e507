import { useQuery } from '@tanstack/react-query';
import { readModelTable, type CallOutput } from '@inkstone/api';
import { documentId, objectsIn } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';
import styles from './model.module.css';

/** What stands in the table of a published model, and its indexes. */
export function StoredTable({ appCode, code }: { readonly appCode: string; readonly code: string }) {
  const t = useTexts(modelTexts);
  const client = useClient();
  const { published } = useWorkingCopyState().replica;
  const before = published.get(documentId({ kind: 'model', code }));
  const table = useQuery({
    queryKey: ['model-table', appCode, code, before === undefined],
    queryFn: ({ signal }) => client.call(readModelTable, { appCode, schemaCode: code }, { signal }),
    enabled: before !== undefined,
  });
  if (!before) return <p className="ink-muted">{t('notStored')}</p>;
  if (table.isError) return <QueryFailure failure={table.error} onRetry={() => void table.refetch()} />;
  if (table.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <>
      <h2>{t('stored', { count: table.data.records })}</h2>
      <ul className={styles.stored}>
        {table.data.items.map((item) => (
          <StoredItem key={item.code} item={item} indexes={table.data.indexes} model={objectsIn(before.content['dataItems'])} />
        ))}
      </ul>
    </>
  );
}

type Table = CallOutput<typeof readModelTable>;

interface StoredItemProps {
  readonly item: Table['items'][number];
  readonly indexes: Table['indexes'];
  readonly model: ReturnType<typeof objectsIn>;
}

function StoredItem({ item, indexes, model }: StoredItemProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const part = model.find(({ code }) => code === item.code);
  const own = indexes.filter(({ columns }) => columns[0] === item.code);
  const marks = own.map(({ isUnique, isReady }) => t(isUnique ? 'uniqueIndex' : 'index') + (isReady ? '' : t('building')));
  return (
    <li>
      <span>{localizedName(namedPart(part, item.code), locale)}</span>
      <span className="ink-muted ink-small">{[t('values', { count: item.values }), ...new Set(marks)].join(' · ')}</span>
    </li>
  );
}
