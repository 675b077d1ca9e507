import { useMemo } from 'react';
import { documentId, type JsonObject } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { DocumentHead } from '../fields/DocumentHead.tsx';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useShowsVersion, useDocuments } from '../working-copy/use-working-copy.ts';
import { PrintPreview } from './PrintPreview.tsx';
import { PrintProperties } from './PrintProperties.tsx';
import modelStyles from '../model/model.module.css';
import styles from './print-design.module.css';

interface PrintDesignerProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly code: string;
}

const noContent: JsonObject = {};

/** A print template of a form, with the page that it prints beside its properties. */
export function PrintDesigner({ appCode, schemaCode, code }: PrintDesignerProps) {
  const locale = useLocale();
  const { documents } = useDocuments();
  const showsVersion = useShowsVersion();
  const document = useMemo(() => ({ kind: 'print', schemaCode, code }) as const, [schemaCode, code]);
  const content = documents.get(documentId(document))?.content ?? noContent;
  const form = documents.get(documentId({ kind: 'form', schemaCode, code: textOf(content['formCode']) }))?.content;
  const name = localizedName(nameOf(documents, document), locale);
  return (
    <section className={modelStyles.model} aria-label={name}>
      <DocumentHead appCode={appCode} document={document} maxLength={50} copied={{ isDefault: false }} />
      <div className={styles.editor}>
        <PrintProperties document={document} />
        {showsVersion ? null : <PrintPreview {...{ appCode, schemaCode, name, content, form }} />}
      </div>
    </section>
  );
}
