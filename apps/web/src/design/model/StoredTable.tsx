import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { retryUniqueIndexes, type CallOutput, type readModelTable } from '@inkstone/api';
import { documentId, objectsIn } from '@inkstone/design';
import { joinNames, localizedName } from '@inkstone/schema';
import { LoadingState } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { namedPart } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';
import { useModelTable } from './use-model-table.ts';
import { ValueCopies } from './ValueCopies.tsx';
import styles from './model.module.css';

/** What stands in the table of a published model, and its indexes. */
export function StoredTable({ appCode, code }: { readonly appCode: string; readonly code: string }) {
  const t = useTexts(modelTexts);
  const { published } = useDocuments();
  const before = published.get(documentId({ kind: 'model', code }));
  const table = useModelTable(appCode, code, before !== undefined);
  if (!before) return <p className="ink-muted">{t('notStored')}</p>;
  if (table.isError) return <QueryFailure failure={table.error} onRetry={() => void table.refetch()} />;
  if (table.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  return (
    <>
      <h2>{t('stored', { count: table.data.records })}</h2>
      <ul className={styles.stored}>
        {table.data.items.map((item) => (
          <StoredItem key={item.code} item={item} table={table.data} model={objectsIn(before.content['dataItems'])} />
        ))}
      </ul>
      {table.data.unique.some(({ state }) => state === 'failed') ? (
        <RetryUnique appCode={appCode} schemaCode={code} onRetried={() => void table.refetch()} />
      ) : null}
      <ValueCopies appCode={appCode} schemaCode={code} items={objectsIn(before.content['dataItems'])} />
    </>
  );
}

type Table = CallOutput<typeof readModelTable>;

interface StoredItemProps {
  readonly item: Table['items'][number];
  readonly table: Table;
  readonly model: ReturnType<typeof objectsIn>;
}

function StoredItem({ item, table: { indexes, unique }, model }: StoredItemProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const part = model.find(({ code }) => code === item.code);
  const own = indexes.filter(({ columns, isUnique }) => columns[0] === item.code && !isUnique);
  const rule = unique.find(({ code }) => code === item.code);
  const marks = own.map(({ isReady }) => t('index') + (isReady ? '' : t('building')));
  return (
    <li>
      <span>{localizedName(namedPart(part, item.code), locale)}</span>
      <span className="ink-muted ink-small">{[t('values', { count: item.values }), ...new Set(marks)].join(' · ')}</span>
      {rule ? (
        <span className={styles.rule} data-state={rule.state} role="status">
          {t(ruleTexts[rule.state])}
          {rule.repeated.length > 0
            ? t('repeated', {
                values: joinNames(
                  rule.repeated.map(({ value, count }) => t('repeatedValue', { value, count })),
                  locale,
                ),
              })
            : null}
        </span>
      ) : null}
    </li>
  );
}

const ruleTexts = { valid: 'ruleValid', building: 'ruleBuilding', failed: 'ruleFailed' } as const;

interface RetryUniqueProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly onRetried: () => void;
}

/** Builds the indexes again after the values that repeated were corrected. */
function RetryUnique({ appCode, schemaCode, onRetried }: RetryUniqueProps) {
  const t = useTexts(modelTexts);
  const client = useClient();
  const failureText = useFailureText();
  const { rights } = useDocuments();
  const [intention] = useState(() => createIntention());
  const retry = useMutation({
    mutationFn: () => {
      const input = { appCode, schemaCode };
      return client.call(retryUniqueIndexes, input, { idempotencyKey: intention.keyFor(input) });
    },
    onSuccess: () => {
      intention.fulfil();
      onRetried();
    },
  });
  return (
    <div className={styles.retry}>
      <p className="ink-muted">{t('ruleFailedHint')}</p>
      {rights.publish ? (
        <Button loading={retry.isPending} onClick={() => retry.mutate()}>
          {t('retryRule')}
        </Button>
      ) : null}
      <div role="alert" className={fieldStyles.issue}>
        {retry.error ? failureText(retry.error) : null}
      </div>
    </div>
  );
}
