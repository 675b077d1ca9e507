import { Button } from 'antd';
import { Link } from '../platform/router/index.ts';
import { Paper } from '@inkstone/ui-kit';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useSignOut } from '../platform/session/use-sign-out.ts';
import { useUser } from '../platform/session/use-session.ts';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { Page } from '../platform/page/Page.tsx';
import { ActingDepartment } from './ActingDepartment.tsx';
import { identityTexts } from './identity.locale.ts';
import { OwnPicture } from './OwnPicture.tsx';
import styles from './identity.module.css';

/** The user's own pages and settings, for windows without side navigation. */
export function MePage() {
  const t = useTexts(identityTexts);
  const user = useUser();
  const signOut = useSignOut();
  return (
    <Page title={t('me')} titleHidden>
      <div className={styles.mePerson}>
        <div>
          <h2>{user.name}</h2>
          <p className="ink-muted ink-small">{user.departmentName}</p>
        </div>
      </div>
      <OwnPicture />
      <Paper>
        <ActingDepartment />
        <div className={styles.meRow}>
          <span>{t('language')}</span>
          <LanguageSwitch />
        </div>
        <div className={styles.meRow}>
          <span>{t('appearance')}</span>
          <AppearanceSwitch />
        </div>
        {user.isAdmin || user.isAppAdmin || user.managesWorkflows ? (
          <div className={styles.meRow}>
            <Link to="/admin">{t('administration')}</Link>
          </div>
        ) : null}
        <div className={styles.meRow}>
          <Link to="/me/profile">{t('profile')}</Link>
        </div>
        <div className={styles.meRow}>
          <Link to="/me/delegations">{t('delegations')}</Link>
        </div>
        <div className={styles.meRow}>
          <Link to="/me/exports">{t('exports')}</Link>
        </div>
        <div className={styles.meRow}>
          <Link to="/me/messages">{t('messageSettings')}</Link>
        </div>
        <div className={styles.meRow}>
          <Link to="/me/password">{t('changePassword')}</Link>
        </div>
        <div className={styles.meRow}>
          <Link to="/me/security">{t('security')}</Link>
        </div>
        <div className={styles.meRow}>
          <Link to="/me/tokens">{t('tokens')}</Link>
        </div>
        <div className={styles.meRow}>
          <Button type="link" style={{ padding: 0 }} onClick={() => void signOut()}>
            {t('signOut')}
          </Button>
        </div>
      </Paper>
    </Page>
  );
}
