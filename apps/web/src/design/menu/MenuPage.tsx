import { Button } from 'antd';
import { documentId, objectsIn } from '@inkstone/design';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { MenuEntryRow } from './MenuEntryRow.tsx';
import { menuTexts } from './menu.locale.ts';
import { unlistedForms, useAddMenuEntry } from './use-add-menu-entry.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from '../model/model.module.css';

/** The entries of an application's menu, in order. */
export function MenuPage({ appCode }: { readonly appCode: string }) {
  const t = useTexts(menuTexts);
  const { documents, rights } = useDocuments();
  const app = { kind: 'app', code: appCode } as const;
  const entries = objectsIn(documents.get(documentId(app))?.content['functions']);
  const forms = [...documents.values()].flatMap(({ key }) => (key.kind === 'form' ? [key] : []));
  const next = unlistedForms(documents, appCode)[0] ?? forms[0];
  const add = useAddMenuEntry(appCode);
  return (
    <section className={styles.model} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="ink-muted">{t('intro')}</p>
      {entries.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('form')}</th>
              <th scope="col">{t('list')}</th>
              <th scope="col">{t('workflow')}</th>
              <th scope="col">{t('english')}</th>
              <th scope="col">{t('actions')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, position) => (
              <MenuEntryRow key={textOf(entry['code'])} app={app} entry={entry} entries={entries} position={position} />
            ))}
          </tbody>
        </table>
      ) : null}
      {!next ? <p className="ink-muted">{t('noForms')}</p> : null}
      {rights.design && next ? (
        <p>
          <Button onClick={() => void add(next)}>{t('add')}</Button>
        </p>
      ) : null}
    </section>
  );
}
