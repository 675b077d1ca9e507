import type { Documents } from '@inkstone/design';
import { objectsIn, documentId } from '@inkstone/design';
import { joinNames, localizedName, type Locale } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import type { PreviewLimits } from './preview-client.ts';
import { previewTexts } from './preview.locale.ts';
import styles from './preview.module.css';

/** What a preview cannot show: that nothing is saved, what is not published, and what is malformed. */
export function PreviewNotes({ limits }: { readonly limits: readonly (PreviewLimits | null | undefined)[] }) {
  const t = useTexts(previewTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const unpublished = mergedParts(limits.flatMap((each) => each?.unpublished ?? []));
  const malformed = new Set(limits.flatMap((each) => (each?.malformed ?? []).map(({ message, path }) => message ?? path)));
  return (
    <div className={styles.notes} role="status">
      <p>{t('note')}</p>
      {[...unpublished].map(([schemaCode, fields]) => {
        const model = localizedName(nameOf(documents, { kind: 'model', code: schemaCode }), locale);
        if (fields === null) return <p key={schemaCode}>{t('unpublishedModel', { model })}</p>;
        const names = joinNames(
          [...fields].map((field) => fieldName(documents, { schemaCode, field }, locale)),
          locale,
        );
        return <p key={schemaCode}>{t('unpublishedFields', { model, fields: names })}</p>;
      })}
      {malformed.size > 0 ? <p className={styles.issue}>{t('malformed', { detail: [...malformed].join(' ') })}</p> : null}
    </div>
  );
}

function mergedParts(parts: PreviewLimits['unpublished']): ReadonlyMap<string, ReadonlySet<string> | null> {
  const merged = new Map<string, ReadonlySet<string> | null>();
  for (const { schemaCode, fields } of parts) {
    const before = merged.get(schemaCode);
    merged.set(schemaCode, fields === null || before === null ? null : new Set([...(before ?? []), ...fields]));
  }
  return merged;
}

function fieldName(documents: Documents, { schemaCode, field }: { schemaCode: string; field: string }, locale: Locale): string {
  const [code = '', column] = field.split('.');
  const items = objectsIn(documents.get(documentId({ kind: 'model', code: schemaCode }))?.content['dataItems']);
  const item = items.find((each) => each['code'] === code);
  const part = column === undefined ? item : objectsIn(item?.['dataItems']).find((each) => each['code'] === column);
  return localizedName(namedPart(part, column ?? code), locale);
}
