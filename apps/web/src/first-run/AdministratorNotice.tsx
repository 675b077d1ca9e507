import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { usePublicConfig } from '../platform/config/use-public-config.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { Link, useLocation } from '../platform/router/index.ts';
import { firstRunQuery } from './first-run-query.ts';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

const hiddenKey = 'inkstone.demoNoticeHidden';
/** Pages at which administrators begin; others are not pushed down. */
const pages = new Set(['/work/todo', '/start', '/admin']);

/** Tells administrators that this is the demo, or that the set-up is not finished. */
export function AdministratorNotice() {
  const t = useTexts(firstRunTexts);
  const { pathname } = useLocation();
  const isDemo = usePublicConfig().data?.demoPassword != null;
  const [isHidden, setIsHidden] = useState(sessionStorage.getItem(hiddenKey) !== null);
  const firstRun = useQuery({ ...firstRunQuery(useClient()), enabled: !isDemo });
  if (!pages.has(pathname)) return null;
  const handleHide = (): void => {
    sessionStorage.setItem(hiddenKey, 'true');
    setIsHidden(true);
  };
  if (isDemo)
    return isHidden ? null : (
      <aside className={styles.notice} aria-label={t('demoNotice')}>
        <span>{t('demoNotice')}</span>
        <Link to="/admin/own-installation">{t('ownInstallation')}</Link>
        <Button type="text" size="small" className={styles.noticeEnd!} onClick={handleHide}>
          {t('hideNotice')}
        </Button>
      </aside>
    );
  return firstRun.data && !firstRun.data.isFinished ? (
    <aside className={styles.notice} aria-label={t('notFinished')}>
      <span>{t('notFinished')}</span>
      <Link to="/first-run">{t('continueSetup')}</Link>
    </aside>
  ) : null;
}
