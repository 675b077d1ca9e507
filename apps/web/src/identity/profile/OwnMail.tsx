import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { changeOwnMail, type CallOutput, type readOwnProfile } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { FirstInput } from '../../platform/fields/FirstInput.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PasswordForm } from '../password/PasswordForm.tsx';
import { AccountDialog } from '../security/AccountDialog.tsx';
import { AccountLine } from '../security/AccountLine.tsx';
import { AccountSection } from '../security/AccountSection.tsx';
import { profileTexts } from './profile.locale.ts';

/** The user's mail address; a new one is confirmed with the password, if there is one. */
export function OwnMail({ profile }: { readonly profile: CallOutput<typeof readOwnProfile> }) {
  const t = useTexts(profileTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const source = profile.fieldSources['email'];
  async function handleSubmit(password: string, { email }: { email: string }): Promise<void> {
    await client.call(changeOwnMail, { email: email.trim(), password });
    await Promise.all(['own-profile', 'message-preferences'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    announce(t('mailChanged'));
    setOpen(false);
  }
  return (
    <AccountSection title={t('mail')} hint={source === undefined ? t('mailHint') : t('ownedBy', { source })}>
      <AccountLine title={profile.email ?? <span className="ink-muted">{t('notSet')}</span>}>
        {source === undefined ? <Button onClick={() => setOpen(true)}>{t('changeMail')}</Button> : null}
      </AccountLine>
      {isOpen ? (
        <AccountDialog title={t('changeMail')} onClose={() => setOpen(false)}>
          <PasswordForm<{ email: string }>
            submitText={t('save')}
            initial={{ email: profile.email ?? '' }}
            asksPassword={profile.hasPassword}
            onCancel={() => setOpen(false)}
            onSubmit={handleSubmit}
          >
            <Form.Item name="email" label={t('mail')} rules={[{ type: 'email', transform: trimmed, message: t('mailWrong') }]}>
              <FirstInput type="email" autoComplete="email" maxLength={254} />
            </Form.Item>
          </PasswordForm>
        </AccountDialog>
      ) : null}
    </AccountSection>
  );
}

/** What is validated: an empty text is no address and valid. */
const trimmed = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);
