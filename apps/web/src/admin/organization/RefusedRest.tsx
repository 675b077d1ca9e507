import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { refusedFields } from './refused-fields.ts';
import styles from './organization.module.css';

/** What a failure says beside the issues that the given fields show: all other issues, or the failure itself. */
export function RefusedRest({ failure, fields }: { readonly failure: unknown; readonly fields: readonly string[] }) {
  const failureText = useFailureText();
  const locale = useLocale();
  const refused = refusedFields(failure, locale);
  const others = refused.others(fields);
  const texts = failure && refused.all.length === 0 ? [failureText(failure)] : others;
  return (
    <div role="alert" className={styles.failure}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
