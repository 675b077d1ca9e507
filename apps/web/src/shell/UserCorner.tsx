import { Button, Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useSignOut } from '../platform/session/use-sign-out.ts';
import { useUser } from '../platform/session/use-session.ts';
import { AppearanceSwitch } from '../platform/page/AppearanceSwitch.tsx';
import { Avatar } from '../platform/page/Avatar.tsx';
import { LanguageSwitch } from '../platform/page/LanguageSwitch.tsx';
import { shellTexts } from './shell.locale.ts';

/** Who is signed in, and what concerns only them: language, appearance, password, signing out. */
export function UserCorner() {
  const t = useTexts(shellTexts);
  const user = useUser();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const items: NonNullable<MenuProps['items']> = [
    { key: 'password', label: t('password'), onClick: () => void navigate('/me/password') },
    { type: 'divider' },
    { key: 'sign-out', label: t('signOut'), onClick: () => void signOut() },
  ];
  return (
    <div className="user-corner">
      <Dropdown menu={{ items }} trigger={['click']} placement="topLeft">
        <Button type="text" className="user-corner-name" aria-label={t('userMenu', { name: user.name })}>
          <Avatar name={user.name} />
          <span className="user-corner-words">
            <span>{user.name}</span>
            {user.departmentName ? <span className="ink-muted ink-small">{user.departmentName}</span> : null}
          </span>
        </Button>
      </Dropdown>
      <div className="user-corner-switches">
        <LanguageSwitch />
        <AppearanceSwitch />
      </div>
    </div>
  );
}
