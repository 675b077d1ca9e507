import type { JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useUsableModels } from '../offers/use-usable-models.ts';
import { useEdit } from '../working-copy/use-edit.ts';
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
export function ItemDetail(props: ItemDetailProps) {
  const t = useTexts(modelTexts);
  const { set } = useEdit();
  const { document, path, item, label, isFixed } = props;
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
  return type.startsWith('Relevance') ? <Target {...props} /> : null;
}

/** The model of a reference; only such items look for the models that there are. */
function Target({ document, path, item, label, isFixed }: ItemDetailProps) {
  const t = useTexts(modelTexts);
  const usable = useUsableModels();
  const { set } = useEdit();
  const target = textOf(item['schemaCode']);
  const isOther = target !== '' && !usable.some(({ value }) => value === target);
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={target}
      disabled={isFixed}
      onChange={(event) => set(document, [...path, 'schemaCode'], event.target.value || undefined, item['schemaCode'])}
    >
      <option value="">{t('noTarget')}</option>
      {usable.map((model) => (
        <option key={model.value} value={model.value}>
          {model.label}
        </option>
      ))}
      {isOther ? <option value={target}>{target}</option> : null}
    </select>
  );
}
