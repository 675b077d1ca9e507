import { useTexts } from '../platform/i18n/use-texts.ts';
import { workbenchTexts } from './workbench.locale.ts';
import styles from './workbench.module.css';

/** The status of an instance in one word; decided ones in the colour of the seal. */
export function WorkStatus({ status, outcome }: { readonly status: string; readonly outcome: string | null }) {
  const t = useTexts(workbenchTexts);
  const disagreed = outcome === 'disagree' || outcome === 'disagreed';
  if (status === 'COMPLETED')
    return <span className={`${styles.status} ${styles.sealed}`}>{disagreed ? t('disagreed') : t('completed')}</span>;
  if (status === 'CANCELED' || status === 'CANCELLED') return <span className={`${styles.status} ${styles.sealed}`}>{t('canceled')}</span>;
  if (status === 'EXCEPTION') return <span className={`${styles.status} ${styles.failed}`}>{t('exception')}</span>;
  if (status === 'DRAFT') return <span className={styles.status}>{t('draft')}</span>;
  return <span className={styles.status}>{t('running')}</span>;
}
