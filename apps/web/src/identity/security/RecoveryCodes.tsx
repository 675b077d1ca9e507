import { Button } from 'antd';
import { useBrandName } from '../../platform/theme/brand.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SecretActions } from './SecretActions.tsx';
import { securityTexts } from './security.locale.ts';
import styles from './security.module.css';

/** New recovery codes, shown once: they can be copied or printed before they disappear. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const t = useTexts(securityTexts);
  const brand = useBrandName();
  return (
    <div className={styles.steps}>
      <p role="status">{t('recoveryKeep')}</p>
      <ol className={styles.codes} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <SecretActions lines={codes} printTitle={`${brand} · ${t('recoveryCodes')}`} />
      <div className={styles.actions}>
        <Button type="primary" onClick={onKept}>
          {t('kept')}
        </Button>
      </div>
    </div>
  );
}
