import { useNavigate } from '../platform/router/index.ts';
import { MenuButton } from '@inkstone/ui-kit';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { Avatar } from '../platform/page/Avatar.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { useSession } from '../platform/session/use-session.ts';
import { useSignOut } from '../platform/session/use-sign-out.ts';
import { shellTexts } from './shell.locale.ts';
import styles from './shell.module.css';

const pages: Readonly<Record<string, string>> = {
  delegations: '/me/delegations',
  exports: '/me/exports',
  me: '/me',
  messages: '/me/messages',
  password: '/me/password',
  administration: '/admin',
  design: '/design',
};

/** The signed-in user with their own settings: language, appearance, password, sign-out. */
export function UserCorner() {
  const t = useTexts(shellTexts);
  const { user } = useSession();
  const signOut = useSignOut();
  const navigate = useNavigate();
  if (!user) return null;
  const items = [
    ...(user.isAdmin || user.isAppAdmin || user.managesWorkflows ? [{ key: 'administration', label: t('administration') }] : []),
    ...(user.mayDesign ? [{ key: 'design', label: t('design') }] : []),
    { key: 'delegations', label: t('delegations') },
    { key: 'exports', label: t('exports') },
    { key: 'me', label: t('me') },
    { key: 'messages', label: t('messageSettings') },
    { key: 'password', label: t('password') },
    { key: 'sign-out', label: t('signOut'), apart: true },
  ];
  return (
    <div className={styles.userCorner}>
      <MenuButton
        className={styles.userCornerName!}
        items={items}
        onChoose={(key) => void (key === 'sign-out' ? signOut() : navigate(pages[key]!))}
      >
        <Avatar name={user.name} personId={user.id} />
        <span className={styles.userCornerWords}>
          <span>{user.name}</span>
          {user.departmentName ? <span className="ink-muted ink-small">{user.departmentName}</span> : null}
        </span>
      </MenuButton>
      <div className={styles.userCornerSwitches}>
        <LanguageSwitch />
        <AppearanceSwitch />
      </div>
    </div>
  );
}
