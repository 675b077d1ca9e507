import type { JsonObject } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { DraftInput } from '../fields/DraftInput.tsx';
import { OrderedPartActions } from '../fields/OrderedPartActions.tsx';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { setting } from '../working-copy/was-seen.ts';
import { menuTexts } from './menu.locale.ts';
import { textOf } from '../working-copy/text-of.ts';
import styles from '../model/model.module.css';

interface MenuEntryRowProps {
  readonly app: DocumentKey;
  readonly entry: JsonObject;
  readonly entries: readonly JsonObject[];
  readonly position: number;
}

export function MenuEntryRow({ app, entry, entries, position }: MenuEntryRowProps) {
  const t = useTexts(menuTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { documents, rights } = useDocuments();
  const { edit, set } = useEdit();
  const code = textOf(entry['code']);
  const path = ['functions', code];
  const name = localizedName(namedPart(entry, code), locale);
  const names = (entry['name_i18n'] ?? {}) as { readonly en?: string };
  const isFixed = !rights.design;
  const label = (field: string) => t('of', { name, field });
  const keys = [...documents.values()].map(({ key }) => key);
  const ofModel = (kind: 'list') => keys.filter((key) => key.kind === kind && key.schemaCode === entry['schemaCode']);
  const options = (among: readonly DocumentKey[], valueOf: (key: DocumentKey) => string) =>
    among.map((key) => (
      <option key={valueOf(key)} value={valueOf(key)}>
        {localizedName(nameOf(documents, key), locale)}
      </option>
    ));
  const chooseForm = (address: string) => {
    const [schemaCode = '', formCode = ''] = address.split('.');
    const change = (property: string, value: string | undefined) =>
      setting({ document: app, path: [...path, property], value, was: entry[property] });
    const isSameModel = schemaCode === entry['schemaCode'];
    edit([change('schemaCode', schemaCode), change('formCode', formCode), ...(isSameModel ? [] : [change('listCode', undefined)])]);
  };
  return (
    <tr>
      <td>
        <DraftInput
          label={label(t('name'))}
          value={textOf(entry['name'])}
          maxLength={60}
          disabled={isFixed}
          onCommit={(value, was) => set(app, [...path, 'name'], value, was)}
        />
      </td>
      <td>
        <select
          className={styles.select}
          aria-label={label(t('form'))}
          value={`${textOf(entry['schemaCode'])}.${textOf(entry['formCode'])}`}
          disabled={isFixed}
          onChange={(event) => chooseForm(event.target.value)}
        >
          {options(
            keys.filter(({ kind }) => kind === 'form'),
            (key) => ('schemaCode' in key ? `${key.schemaCode}.${key.code}` : key.code),
          )}
        </select>
      </td>
      <td>
        <select
          className={styles.select}
          aria-label={label(t('list'))}
          value={textOf(entry['listCode'])}
          disabled={isFixed}
          onChange={(event) => set(app, [...path, 'listCode'], event.target.value || undefined, entry['listCode'])}
        >
          <option value="">{t('none')}</option>
          {options(ofModel('list'), ({ code: list }) => list)}
        </select>
      </td>
      <td>
        <select
          className={styles.select}
          aria-label={label(t('workflow'))}
          value={textOf(entry['workflowCode'])}
          disabled={isFixed}
          onChange={(event) => set(app, [...path, 'workflowCode'], event.target.value || undefined, entry['workflowCode'])}
        >
          <option value="">{t('none')}</option>
          {options(
            keys.filter(({ kind }) => kind === 'workflow'),
            ({ code: workflow }) => workflow,
          )}
        </select>
      </td>
      <td>
        <DraftInput
          label={label(t('english'))}
          value={names.en ?? ''}
          maxLength={60}
          disabled={isFixed}
          onCommit={(en) => set(app, [...path, 'name_i18n'], en === '' ? undefined : { en }, entry['name_i18n'])}
        />
      </td>
      <td className={styles.actions}>
        {isFixed ? null : (
          <OrderedPartActions
            document={app}
            path={path}
            name={name}
            siblings={entries}
            position={position}
            removeLabel={t('remove', { name })}
            onRemove={() => {
              if (edit([{ op: 'remove', document: app, path }])) announce(t('removed', { name }));
            }}
          />
        )}
      </td>
    </tr>
  );
}
