import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { invitePerson, resetPersonFactors, resetPersonPassword, type accountState, type CallOutput } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { AttemptFailure } from '../../identity/password/AttemptFailure.tsx';
import { AccountLine } from '../../identity/security/AccountLine.tsx';
import { AccountSection } from '../../identity/security/AccountSection.tsx';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { accountsTexts } from './accounts.locale.ts';
import { personAccountKey } from './person-account-queries.ts';
import { SecretDialog } from './SecretDialog.tsx';

export type AccountState = CallOutput<typeof accountState>;
interface Secret {
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
}

/** The password, the invitation and the second factors of a person. */
export function PersonCredentials({ personId, state }: { readonly personId: string; readonly state: AccountState }) {
  const t = useTexts(accountsTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [sent, setSent] = useState('');
  const time = (instant: string): string => formatInstant(instant, locale, timeZone);
  const reload = () => queries.invalidateQueries({ queryKey: personAccountKey(personId) });
  const invite = useMutation({
    mutationFn: (by: 'mail' | 'link') => client.call(invitePerson, { personId, by }),
    onSuccess: ({ path, mail, expiresAt }) => {
      const expires = time(expiresAt);
      if (path !== null) setSecret({ title: t('link'), hint: t('linkHint', { expires }), secret: window.location.origin + path });
      if (mail !== null) setSent(t('mailSent', { mail, expires }));
      return reload();
    },
  });
  const resetPassword = useMutation({
    mutationFn: () => client.call(resetPersonPassword, { personId }),
    onSuccess: ({ account, password }) => {
      setSecret({ title: t('temporaryPassword'), hint: t('temporaryHint', { account }), secret: password });
      return reload();
    },
  });
  const resetFactors = useMutation({
    mutationFn: () => client.call(resetPersonFactors, { personId }),
    onSuccess: async () => {
      await reload();
      announce(t('done'));
    },
  });
  const busy = invite.isPending || resetPassword.isPending || resetFactors.isPending;
  const { hasPassword, mustChangePassword, invitation, lastSignInAt, factors } = state;
  const invited = invitation
    ? invitation.expired
      ? t('invitationExpired', { created: time(invitation.createdAt) })
      : t('invited', { created: time(invitation.createdAt), expires: time(invitation.expiresAt) })
    : t('notInvited');
  const registered = [
    ...(factors.totp ? [t('factorTotp')] : []),
    ...(factors.passkeys > 0 ? [t('factorPasskeys', { count: factors.passkeys })] : []),
    ...(factors.recoveryCodesLeft > 0 ? [t('factorRecovery', { count: factors.recoveryCodesLeft })] : []),
  ];
  return (
    <AccountSection title={t('account')}>
      <AttemptFailure failure={invite.error ?? resetPassword.error ?? resetFactors.error} wait={0} />
      <AccountLine title={t('lastSignIn')} detail={lastSignInAt ? time(lastSignInAt) : t('never')} />
      {hasPassword ? null : (
        <AccountLine title={t('invitation')} detail={<span role="status">{sent || invited}</span>}>
          <Button disabled={busy} loading={invite.isPending && invite.variables === 'mail'} onClick={() => invite.mutate('mail')}>
            {t('inviteByMail')}
          </Button>
          <Button disabled={busy} loading={invite.isPending && invite.variables === 'link'} onClick={() => invite.mutate('link')}>
            {t('inviteByLink')}
          </Button>
        </AccountLine>
      )}
      <AccountLine title={t('password')} detail={t(!hasPassword ? 'noPassword' : mustChangePassword ? 'mustChange' : 'hasPassword')}>
        <Popconfirm
          title={t('resetPasswordQuestion')}
          okText={t('resetPassword')}
          cancelText={t('cancel')}
          onConfirm={() => resetPassword.mutate()}
        >
          <Button disabled={busy} loading={resetPassword.isPending}>
            {t('resetPassword')}
          </Button>
        </Popconfirm>
      </AccountLine>
      <AccountLine title={t('factors')} detail={registered.length > 0 ? registered.join(' · ') : t('factorsNone')}>
        {registered.length > 0 ? (
          <Popconfirm
            title={t('resetFactorsQuestion')}
            okText={t('resetFactors')}
            cancelText={t('cancel')}
            onConfirm={() => resetFactors.mutate()}
          >
            <Button danger disabled={busy} loading={resetFactors.isPending}>
              {t('resetFactors')}
            </Button>
          </Popconfirm>
        ) : null}
      </AccountLine>
      {secret ? <SecretDialog {...secret} onClose={() => setSecret(null)} /> : null}
    </AccountSection>
  );
}
