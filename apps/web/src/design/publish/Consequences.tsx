import type { CallOutput, planPublishing } from '@inkstone/api';
import { documentId, objectsIn } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { namedPart, nameOf } from '../working-copy/name-of.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { publishTexts } from './publish.locale.ts';
import styles from './publish.module.css';

/** Stored records, running instances and models that are open to everybody. */
export function Consequences({ plan }: { readonly plan: CallOutput<typeof planPublishing> }) {
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const { documents } = useWorkingCopyState().replica;
  const name = (kind: 'model' | 'workflow', code: string) => localizedName(nameOf(documents, { kind, code }), locale);
  const lines = [
    ...plan.records
      .filter(({ count }) => count > 0)
      .map(({ schemaCode, count }) => t('records', { name: name('model', schemaCode), count })),
    ...plan.builtAfterwards.map(({ schemaCode, item }) => {
      const items = objectsIn(documents.get(documentId({ kind: 'model', code: schemaCode }))?.content['dataItems']);
      const part = items.find(({ code }) => code === item);
      return t('builtAfterwards', { name: name('model', schemaCode), item: localizedName(namedPart(part, item), locale) });
    }),
    ...plan.running.map(({ workflowCode, count }) => t('running', { name: name('workflow', workflowCode), count })),
    ...plan.openModels.map(({ schemaCode, everybodySees }) => t(everybodySees, { name: name('model', schemaCode) })),
  ];
  return (
    <>
      <h2>{t('consequences')}</h2>
      {lines.length === 0 ? <p className="ink-muted">{t('none')}</p> : null}
      <ul className={styles.warnings}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
