import { labelled, localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { DocumentChange } from '@inkstone/api';
import { packageTexts } from './packages.locale.ts';
import { documentSettingsTexts } from './document-settings.locale.ts';
import styles from './packages.module.css';

const places = {
  whole: 'placeWhole',
  item: 'placeItem',
  control: 'placeControl',
  column: 'placeColumn',
  card: 'placeCard',
  function: 'placeFunction',
  activity: 'placeActivity',
  route: 'placeRoute',
  grant: 'placeGrant',
  entry: 'placeEntry',
} as const satisfies Record<DocumentChange['place'], keyof typeof packageTexts.table>;

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly DocumentChange[];
}

/** Lists what changed in a document, each change with the value before and after. */
export function ChangeList({ label, changes }: ChangeListProps) {
  const t = useTexts(packageTexts);
  const locale = useLocale();
  return (
    <ul className={styles.changes} aria-label={label}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.place} ${change.code}`}>
          <span className={styles.mark}>{t(change.kind)}</span> {t(places[change.place])}{' '}
          {change.place === 'whole' ? null : (
            <>
              <strong>{localizedName(change, locale)}</strong>{' '}
              {change.code === change.name ? null : <span className="ink-muted ink-small">{change.code}</span>}
            </>
          )}
          {change.settings.length > 0 ? <Settings settings={change.settings} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Settings({ settings }: Pick<DocumentChange, 'settings'>) {
  const t = useTexts(packageTexts);
  const locale = useLocale();
  const label = useSettingLabel();
  const valueText = (value: string | null) => (value === null ? t('notSet') : value === 'true' || value === 'false' ? t(value) : value);
  return (
    <dl className={styles.settings}>
      {settings.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{label(path)}</dt>
          <dd>
            <del aria-label={labelled(t('before'), valueText(before), locale)}>{valueText(before)}</del> →{' '}
            <ins aria-label={labelled(t('after'), valueText(after), locale)}>{valueText(after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the name of a setting as people know it. Properties of a control are named without the word for properties as a whole. */
function useSettingLabel(): (path: string) => string {
  const t = useTexts(documentSettingsTexts);
  return (path) => {
    const own = path.startsWith('options.') ? path.slice('options.'.length) : path;
    if (isNamed(own)) return t(own);
    const [first = '', ...rest] = own.split('.');
    return [isNamed(first) ? t(first) : first, rest.join('.')].filter(Boolean).join(' · ');
  };
}

function isNamed(setting: string): setting is keyof typeof documentSettingsTexts.table {
  return Object.hasOwn(documentSettingsTexts.table, setting);
}
