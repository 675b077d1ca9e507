import { Button } from 'antd';
import { documentId, objectsIn } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { codesIn } from '../frame/parts.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { MenuEntryRow } from './MenuEntryRow.tsx';
import { menuTexts } from './menu.locale.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from '../model/model.module.css';

/** The entries of an application's menu, in order. */
export function MenuPage({ appCode }: { readonly appCode: string }) {
  const t = useTexts(menuTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { replica, rights } = useWorkingCopyState();
  const { edit } = useEdit();
  const app = { kind: 'app', code: appCode } as const;
  const entries = objectsIn(replica.documents.get(documentId(app))?.content['functions']);
  const forms = [...replica.documents.values()].flatMap(({ key }) => (key.kind === 'form' ? [key] : []));
  const used = new Set(entries.map(({ schemaCode, formCode }) => `${textOf(schemaCode)}.${textOf(formCode)}`));
  const next = forms.find(({ schemaCode, code }) => !used.has(`${schemaCode}.${code}`)) ?? forms[0];
  const add = async (form: Extract<DocumentKey, { readonly schemaCode: string }>) => {
    const named = nameOf(replica.documents, form);
    const code = await codeFromName(named.name, { taken: codesIn(entries), fallback: 'entry' });
    const list = [...replica.documents.values()].find(({ key }) => key.kind === 'list' && key.schemaCode === form.schemaCode);
    const workflow = [...replica.documents.values()].find(
      ({ key, content }) => key.kind === 'workflow' && content['schemaCode'] === form.schemaCode,
    );
    const value = {
      name: named.name,
      ...(named.name_i18n && { name_i18n: { ...named.name_i18n } as Record<string, string> }),
      schemaCode: form.schemaCode,
      formCode: form.code,
      ...(list && { listCode: list.key.code }),
      ...(workflow && { workflowCode: workflow.key.code }),
    };
    if (edit([{ op: 'insert', document: app, path: ['functions', code], value }]))
      announce(t('added', { name: localizedName(named, locale) }));
  };
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
