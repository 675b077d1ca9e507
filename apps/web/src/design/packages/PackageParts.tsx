import { localizedName } from '@inkstone/schema';
import { Paper } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { PackagePart } from '@inkstone/api';
import { packageTexts } from './packages.locale.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './packages.module.css';

const kinds = {
  app: 'partApp',
  model: 'partModel',
  form: 'partForm',
  list: 'partList',
  workflow: 'partWorkflow',
  page: 'partPage',
  dictionary: 'partDictionary',
  rule: 'partRule',
  print: 'partPrint',
  scenario: 'partScenario',
  role: 'partRole',
} as const satisfies Record<PackagePart['kind'], keyof typeof packageTexts.table>;

const states = {
  added: 'stateAdded',
  changed: 'stateChanged',
  removed: 'stateRemoved',
  kept: 'stateKept',
} as const satisfies Record<Exclude<PackagePart['state'], 'same'>, keyof typeof packageTexts.table>;

/** Lists what importing the package does to each part; unchanged parts are only counted. */
export function PackageParts({ parts }: { readonly parts: readonly PackagePart[] }) {
  const t = useTexts(packageTexts);
  const differing = parts.filter(({ state }) => state !== 'same');
  const unchanged = parts.length - differing.length;
  if (differing.length === 0) return <p role="status">{t('nothingChanges')}</p>;
  return (
    <>
      <Paper>
        <ul className={styles.parts}>
          {differing.map((part) => (
            <li key={`${part.kind} ${part.schemaCode} ${part.code}`}>
              <Part part={part} />
            </li>
          ))}
        </ul>
      </Paper>
      {unchanged > 0 ? <p className="ink-muted ink-small">{t('unchanged', { count: unchanged })}</p> : null}
    </>
  );
}

function Part({ part }: { readonly part: PackagePart }) {
  const t = useTexts(packageTexts);
  const locale = useLocale();
  const name = localizedName(part, locale);
  return (
    <>
      <span>
        {part.state === 'same' ? null : <span className={styles.mark}>{t(states[part.state])}</span>} {t(kinds[part.kind])}{' '}
        <strong>{name}</strong> {part.code === part.name ? null : <span className="ink-muted ink-small">{part.code}</span>}
      </span>
      {part.changes.length > 0 ? <ChangeList label={name} changes={part.changes} /> : null}
    </>
  );
}
