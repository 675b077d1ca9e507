import { useMemo } from 'react';
import { documentId, type Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { DocumentHead } from '../fields/DocumentHead.tsx';
import { useModelFields } from '../fields/use-model-fields.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useShowsVersion, useDocuments } from '../working-copy/use-working-copy.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { listProperties, listTexts } from './list.locale.ts';
import { ListPreview } from './ListPreview.tsx';
import { ListSettings } from './ListSettings.tsx';
import type { ListEditing } from './list-editing.ts';
import modelStyles from '../model/model.module.css';

interface ListPageProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly code: string;
}

/** A list: its columns in order, and how its records are sorted, filtered, searched, grouped and shown along time. */
export function ListPage({ appCode, schemaCode, code }: ListPageProps) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const { documents, rights } = useDocuments();
  const showsVersion = useShowsVersion();
  const { set } = useEdit();
  const fields = useModelFields(schemaCode);
  const document = useMemo(() => ({ kind: 'list', schemaCode, code }) as const, [schemaCode, code]);
  const content = documents.get(documentId(document))?.content ?? {};
  const name = localizedName(nameOf(documents, document), locale);
  const editing: ListEditing = {
    document,
    content,
    fields,
    isFixed: !rights.design,
    nameOf: (field) => {
      const found = fields.find((each) => each.code === field);
      return found ? localizedName(found, locale) : field;
    },
    set: (property, value) => void set(document, [property], value as Json | undefined, content[property]),
  };
  return (
    <section className={modelStyles.model} aria-label={name}>
      <DocumentHead appCode={appCode} document={document} maxLength={60} />
      <h2>{t('columns')}</h2>
      <p className="ink-muted ink-small">
        {listProperties.columns[locale]} {listProperties.totals[locale]}
      </p>
      <ColumnTable editing={editing} />
      <ListSettings editing={editing} />
      {showsVersion ? null : (
        <ListPreview {...{ appCode, schemaCode, code, content }} onSort={editing.isFixed ? null : (sort) => editing.set('sort', sort)} />
      )}
    </section>
  );
}
