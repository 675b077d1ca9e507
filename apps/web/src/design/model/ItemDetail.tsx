import type { JsonObject } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { modelTexts } from './model.locale.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from './model.module.css';

interface ItemDetailProps {
  readonly document: DocumentKey;
  readonly path: readonly string[];
  readonly item: JsonObject;
  readonly label: string;
  readonly isFixed: boolean;
}

const precisions = ['day', 'minute', 'second', 'month', 'year'] as const;

/** What the type of an item needs besides it: the precision of a date, the model of a reference. */
export function ItemDetail({ document, path, item, label, isFixed }: ItemDetailProps) {
  const t = useTexts(modelTexts);
  const locale = useLocale();
  const { replica } = useWorkingCopyState();
  const { set } = useEdit();
  const type = textOf(item['type']);
  if (type === 'Date')
    return (
      <select
        className={styles.select}
        aria-label={label}
        value={textOf(item['precision'] ?? 'day')}
        disabled={isFixed}
        onChange={(event) => set(document, [...path, 'precision'], event.target.value, item['precision'])}
      >
        {precisions.map((precision) => (
          <option key={precision} value={precision}>
            {t(precision)}
          </option>
        ))}
      </select>
    );
  if (!type.startsWith('Relevance')) return null;
  const own = [...replica.documents.values()].filter(({ key }) => key.kind === 'model');
  const target = textOf(item['schemaCode']);
  const isOther = target !== '' && !own.some(({ key }) => key.code === target);
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={target}
      disabled={isFixed}
      onChange={(event) => set(document, [...path, 'schemaCode'], event.target.value || undefined, item['schemaCode'])}
    >
      <option value="">{t('noTarget')}</option>
      {own.map(({ key }) => (
        <option key={key.code} value={key.code}>
          {localizedName(nameOf(replica.documents, key), locale)}
        </option>
      ))}
      {isOther ? <option value={target}>{target}</option> : null}
    </select>
  );
}
