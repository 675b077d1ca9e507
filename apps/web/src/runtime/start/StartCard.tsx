import { Link } from '../../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { HighlightedText } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import type { AppFunction, AppSummary } from '../app/apps/apps-query.ts';
import { AppIcon } from '../app/icon/AppIcon.tsx';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { startTexts } from './start.locale.ts';
import styles from './start.module.css';

interface StartCardProps {
  readonly app: AppSummary;
  readonly functions: readonly AppFunction[];
  readonly keyword: string;
}

/** An application with the forms that can be filled in. */
export function StartCard({ app, functions, keyword }: StartCardProps) {
  const t = useTexts(startTexts);
  const locale = useLocale();
  // An application with a single form often has the same name.
  const nameOf = (each: AppFunction) => {
    const name = localizedName(each, locale);
    return name === localizedName(app, locale) ? t('fill', { name }) : name;
  };
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <AppIcon name={localizedName(app, locale)} icon={app.icon} color={app.color} />
        <h3>
          <HighlightedText text={localizedName(app, locale)} search={keyword} />
        </h3>
        <Link to={`/apps/${app.code}`} className="ink-small">
          {t('records')}
        </Link>
      </header>
      <ul className={styles.forms}>
        {functions.map((each) => (
          <li key={each.code} className={styles.line}>
            <Link className={styles.form!} to={`/new/${each.schemaCode}/${each.formCode}`}>
              <span>
                <HighlightedText text={nameOf(each)} search={keyword} />
              </span>
              <span aria-hidden="true">→</span>
            </Link>
            <FavoriteButton appCode={each.appCode} code={each.code} name={localizedName(each, locale)} />
          </li>
        ))}
      </ul>
    </article>
  );
}
