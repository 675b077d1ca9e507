import { useState } from 'react';
import { Paper, useAnnounce } from '@inkstone/ui-kit';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { identityTexts } from './identity.locale.ts';
import { ChangePasswordForm } from './password/ChangePasswordForm.tsx';
import styles from './identity.module.css';

export function ChangePasswordPage() {
  const t = useTexts(identityTexts);
  const announce = useAnnounce();
  const [isChanged, setChanged] = useState(false);
  return (
    <Page title={t('changePassword')}>
      {/* What was said of one change is not left beside the next attempt. */}
      <div className={styles.narrowForm} onChange={() => setChanged(false)}>
        {isChanged ? <p className={styles.note}>{t('passwordChanged')}</p> : null}
        <Paper isPadded>
          <ChangePasswordForm
            submitText={t('save')}
            onChanged={() => {
              setChanged(true);
              announce(t('passwordChanged'));
            }}
          />
        </Paper>
      </div>
    </Page>
  );
}
