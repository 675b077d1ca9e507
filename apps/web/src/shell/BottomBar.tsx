import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ReactNode } from 'react';
import { NavLink } from '../platform/router/index.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { CountBadge } from '../platform/page/CountBadge.tsx';
import { shellTexts } from './shell.locale.ts';
import { useOpenCount } from './use-open-count.ts';
import { useUnreadCount } from './use-unread-count.ts';
import styles from './shell.module.css';

/** The navigation of a narrow window, above the phone's safe area. */
export function BottomBar() {
  const t = useTexts(shellTexts);
  const count = useOpenCount();
  const unread = useUnreadCount();
  return (
    <nav className={styles.bottomBar} aria-label={t('navigation')}>
      <BottomLink
        to="/work"
        icon={<InboxOutlined />}
        name={t('todo')}
        badge={<CountBadge count={count} label={t('openCount', { count })} />}
      />
      <BottomLink
        to="/messages"
        icon={<BellOutlined />}
        name={t('messages')}
        badge={<CountBadge count={unread} label={t('unreadCount', { count: unread })} />}
      />
      <BottomLink to="/start" icon={<FormOutlined />} name={t('start')} />
      <BottomLink to="/apps" icon={<AppstoreOutlined />} name={t('apps')} />
      <BottomLink to="/me" icon={<UserOutlined />} name={t('me')} />
    </nav>
  );
}

function BottomLink({
  to,
  icon,
  name,
  badge,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly badge?: ReactNode;
}) {
  return (
    <NavLink to={to} className={styles.bottomLink!}>
      <span className={styles.bottomLinkIcon} aria-hidden="true">
        {icon}
      </span>
      {badge}
      <span>{name}</span>
    </NavLink>
  );
}
