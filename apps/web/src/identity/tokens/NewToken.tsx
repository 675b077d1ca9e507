import { Button } from 'antd';
import type { CallOutput, createApiToken } from '@inkstone/api';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { AccountDialog } from '../security/AccountDialog.tsx';
import { SecretActions } from '../security/SecretActions.tsx';
import { tokensTexts } from './tokens.locale.ts';
import styles from '../security/security.module.css';

/** A new token, which is shown once. */
export function NewToken({ made, onClose }: { readonly made: CallOutput<typeof createApiToken>; readonly onClose: () => void }) {
  const t = useTexts(tokensTexts);
  return (
    <AccountDialog title={t('created')} isClosable={false} onClose={onClose}>
      <div className={styles.steps}>
        <p role="status">{t('once', { name: made.name })}</p>
        <code className={styles.secret} aria-label={t('token')}>
          {made.token}
        </code>
        <SecretActions lines={[made.token]} />
        <div className={styles.actions}>
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </AccountDialog>
  );
}
