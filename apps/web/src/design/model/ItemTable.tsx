import { documentId, type JsonObject } from '@inkstone/design';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useFirstLines } from '../frame/use-first-lines.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { AddRow } from './AddRow.tsx';
import { ItemRow } from './ItemRow.tsx';
import { modelTexts } from './model.locale.ts';
import { useModelTable } from './use-model-table.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from './model.module.css';

interface ItemTableProps {
  readonly appCode: string;
  readonly model: string;
  readonly items: readonly JsonObject[];
  readonly chosen: string | null;
}

/** More than a screen has. */
const firstItems = 40;

/** The data items of a model. A name typed into the last line adds one; Alt with an arrow key moves the line that has the focus. */
export function ItemTable({ appCode, model, items, chosen }: ItemTableProps) {
  const t = useTexts(modelTexts);
  const { published: all, rights } = useDocuments();
  const published = all.get(documentId({ kind: 'model', code: model }))?.content['dataItems'];
  const stored = useModelTable(appCode, model, published !== undefined);
  const values = new Map(stored.data?.items.map((item) => [item.code, item.values]));
  const shown = useFirstLines(items, firstItems, chosen !== null);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('detail')}</th>
          <th scope="col">{t('noRepeat')}</th>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('english')}</th>
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((item, position) => (
          <ItemRow
            key={textOf(item['code'])}
            model={model}
            path={['dataItems', textOf(item['code'])]}
            item={item}
            siblings={items}
            position={position}
            published={published}
            isChosen={chosen === item['code']}
            values={values.get(textOf(item['code'])) ?? 0}
            isFixed={!rights.design}
          />
        ))}
        {rights.design && shown.length === items.length ? <AddRow model={model} sheet={null} /> : null}
      </tbody>
    </table>
  );
}
