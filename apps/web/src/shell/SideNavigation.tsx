import { useQuery } from '@tanstack/react-query';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import type { ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from '../platform/router/index.ts';
import { localizedName } from '@inkstone/schema';
import { AppIcon } from '../runtime/app/icon/AppIcon.tsx';
import { appsQuery } from '../runtime/app/apps/apps-query.ts';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { useShortcuts } from '../platform/shortcuts/use-shortcuts.ts';
import { Brand } from '../platform/page/Brand.tsx';
import { CountBadge } from '../platform/page/CountBadge.tsx';
import { shellTexts } from './shell.locale.ts';
import { useOpenCount } from './use-open-count.ts';
import { useUnreadCount } from './use-unread-count.ts';
import { UserCorner } from './UserCorner.tsx';
import styles from './shell.module.css';

export function SideNavigation() {
  const t = useTexts(shellTexts);
  const locale = useLocale();
  const count = useOpenCount();
  const unread = useUnreadCount();
  const apps = useQuery(appsQuery(useClient()));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Work lists have a search of their own with the same shortcut.
  useShortcuts({ '/': pathname.startsWith('/work/') ? undefined : () => navigate('/search') });
  return (
    <header className={styles.side}>
      <Brand />
      <nav aria-label={t('navigation')}>
        <ul className={styles.sideList}>
          <SideLink to="/search" icon={<SearchOutlined />}>
            {t('search')}
          </SideLink>
          <SideLink to="/work" icon={<InboxOutlined />} badge={<CountBadge count={count} label={t('openCount', { count })} />}>
            {t('workbench')}
          </SideLink>
          <SideLink
            to="/messages"
            icon={<BellOutlined />}
            badge={<CountBadge count={unread} label={t('unreadCount', { count: unread })} />}
          >
            {t('messages')}
          </SideLink>
          <SideLink to="/start" icon={<FormOutlined />}>
            {t('start')}
          </SideLink>
        </ul>
        <h2 className={styles.sideHeading}>{t('apps')}</h2>
        <ul className={styles.sideList}>
          {apps.data?.map((app) => (
            <SideLink
              key={app.code}
              to={`/apps/${app.code}`}
              icon={<AppIcon name={localizedName(app, locale)} icon={app.icon} color={app.color} size="small" />}
            >
              {localizedName(app, locale)}
            </SideLink>
          ))}
        </ul>
      </nav>
      <UserCorner />
    </header>
  );
}

interface SideLinkProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

function SideLink({ to, icon, badge, children }: SideLinkProps) {
  return (
    <li>
      <NavLink to={to} className={styles.sideLink!} {...(typeof children === 'string' && { title: children })}>
        <span aria-hidden="true">{icon}</span>
        <span className={styles.sideLinkName}>{children}</span>
        {badge}
      </NavLink>
    </li>
  );
}
