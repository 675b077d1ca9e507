import type { CallOutput, planPublishing } from '@inkstone/api';
import { documentId, objectsIn } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
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
    ...plan.openModels.map(({ schemaCode, everybodySees }) => t(everybodySees, { name: name('model', schemaCode) })),
  ];
  return (
    <>
      <h2>{t('consequences')}</h2>
      {lines.length + plan.running.length === 0 ? <p className="ink-muted">{t('none')}</p> : null}
      <ul className={styles.warnings}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {plan.running.map((each) => (
          <Running key={each.workflowCode} running={each} name={name('workflow', each.workflowCode)} />
        ))}
      </ul>
    </>
  );
}

interface RunningProps {
  readonly running: CallOutput<typeof planPublishing>['running'][number];
  readonly name: string;
}

/** Running instances go on with their version; the page of the workflow migrates them once this one is published. */
function Running({ running: { workflowCode, count, gone }, name }: RunningProps) {
  const t = useTexts(publishTexts);
  const locale = useLocale();
  const { published } = useWorkingCopyState().replica;
  const activities = objectsIn(published.get(documentId({ kind: 'workflow', code: workflowCode }))?.content['activities']);
  return (
    <li>
      {t('running', { name, count })}
      {gone.map(({ activityCode, count: waiting }) => {
        const part = activities.find(({ code }) => code === activityCode);
        const activity = localizedName(namedPart(part, activityCode), locale);
        return <p key={activityCode}>{t('gone', { activity, count: waiting })}</p>;
      })}
      <p>
        <Link to={`/admin/workflows/${workflowCode}`}>{t('migrate')}</Link>
      </p>
    </li>
  );
}
