import { Button } from 'antd';
import { AccountDialog } from '../../identity/security/AccountDialog.tsx';
import { SecretActions } from '../../identity/security/SecretActions.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { accountsTexts } from './accounts.locale.ts';
import styles from '../../identity/security/security.module.css';

interface SecretDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A link or a temporary password, which is shown once. */
export function SecretDialog({ title, hint, secret, onClose }: SecretDialogProps) {
  const t = useTexts(accountsTexts);
  return (
    <AccountDialog title={title} isClosable={false} onClose={onClose}>
      <div className={styles.steps}>
        <p role="status">{hint}</p>
        <code className={styles.secret}>{secret}</code>
        <SecretActions lines={[secret]} />
        <div className={styles.actions}>
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </AccountDialog>
  );
}
