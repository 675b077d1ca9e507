import { Link } from '../platform/router/index.ts';
import { EmptyState, Paper } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { ToWorkbench } from '../platform/failure/ToWorkbench.tsx';
import { Page } from '../platform/page/Page.tsx';
import { useSession } from '../platform/session/use-session.ts';
import { adminTexts } from './admin.locale.ts';
import { adminPages } from './admin-pages.ui.ts';
import styles from './admin.module.css';

/** The administration page: links to everything that administrators manage. */
export function AdminPage() {
  const t = useTexts(adminTexts);
  const locale = useLocale();
  const { user } = useSession();
  const pages = adminPages.flatMap(({ path, offered }) => {
    const { ofApps = false, ofWorkflows = false } = offered ?? {};
    const isAllowed = user?.isAdmin || (ofApps && user?.isAppAdmin) || (ofWorkflows && user?.managesWorkflows);
    return offered && isAllowed ? [{ path, ...offered }] : [];
  });
  if (pages.length === 0)
    return (
      <Page title={t('administration')}>
        <EmptyState title={t('noAccess')} hint={t('noAccessHint')} action={<ToWorkbench />} />
      </Page>
    );
  return (
    <Page title={t('administration')}>
      <Paper>
        <ul className={styles.list}>
          {pages.map(({ path, title, hint }) => (
            <li key={path} className={styles.linkRow}>
              <Link to={`/admin/${path}`}>{title[locale]}</Link>
              <p className="ink-muted ink-small">{hint[locale]}</p>
            </li>
          ))}
        </ul>
      </Paper>
    </Page>
  );
}
