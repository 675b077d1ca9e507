import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import type { CardOf } from './portal-query.ts';
import styles from './portal.module.css';

/** Forms that can be filled in. */
export function FormsCard({ card }: { readonly card: CardOf<'forms'> }) {
  const locale = useLocale();
  return (
    <ul className={styles.forms}>
      {card.forms.map((form) => (
        <li key={`${form.schemaCode} ${form.formCode}`}>
          <Link className={styles.form!} to={`/new/${form.schemaCode}/${form.formCode}`}>
            {localizedName(form, locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
