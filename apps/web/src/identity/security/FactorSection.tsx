import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { removeTotp, renewRecoveryCodes, type CallOutput, type listFactors } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PasswordForm } from '../password/PasswordForm.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountLine } from './AccountLine.tsx';
import { AccountSection } from './AccountSection.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { securityTexts } from './security.locale.ts';
import { TotpSetup } from './TotpSetup.tsx';

export type Factors = CallOutput<typeof listFactors>;
type Open = 'set-up' | 'remove' | 'renew' | { readonly codes: readonly string[] } | null;

/** So few recovery codes are a reason to create new ones. */
const fewCodes = 3;

/** The one-time codes of an app and the recovery codes. */
export function FactorSection({ factors }: { readonly factors: Factors }) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const reload = () => queries.invalidateQueries({ queryKey: ['own-factors'] });
  const { totpConfirmedAt, passkeys, recoveryCodesLeft, required } = factors;
  const hasFactor = totpConfirmedAt !== null || passkeys.length > 0;
  return (
    <AccountSection title={t('factors')} hint={required ? `${t('factorsHint')} ${t('required')}` : t('factorsHint')}>
      <AccountLine
        title={t('totp')}
        detail={totpConfirmedAt ? t('totpSince', { time: formatInstant(totpConfirmedAt, locale, timeZone) }) : t('totpOff')}
      >
        <Button onClick={() => setOpen('set-up')}>{t(totpConfirmedAt ? 'replaceTotp' : 'setUpTotp')}</Button>
        {totpConfirmedAt ? (
          <Button type="text" danger aria-label={t('removeTotp')} onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        ) : null}
      </AccountLine>
      {hasFactor ? (
        <AccountLine
          title={t('recoveryCodes')}
          detail={`${t('recoveryLeft', { count: recoveryCodesLeft })}${recoveryCodesLeft <= fewCodes ? ` · ${t('recoveryFew')}` : ''}`}
        >
          <Button onClick={() => setOpen('renew')}>{t('renewCodes')}</Button>
        </AccountLine>
      ) : null}
      {open === 'set-up' ? (
        <AccountDialog title={t(totpConfirmedAt ? 'replaceTotp' : 'setUpTotp')} onClose={close}>
          <TotpSetup
            onDone={(codes) => {
              announce(t('totpDone'));
              setOpen(codes ? { codes } : null);
              void reload();
            }}
          />
        </AccountDialog>
      ) : null}
      {open === 'remove' ? (
        <AccountDialog title={t('removeTotp')} onClose={close}>
          <p>{t('removeTotpHint')}</p>
          <PasswordForm
            submitText={t('remove')}
            isDangerous
            onCancel={close}
            onSubmit={async (password) => {
              await client.call(removeTotp, { password });
              await reload();
              close();
            }}
          />
        </AccountDialog>
      ) : null}
      {open === 'renew' ? (
        <AccountDialog title={t('renewCodes')} onClose={close}>
          <p>{t('renewCodesHint')}</p>
          <PasswordForm
            submitText={t('renewCodes')}
            onCancel={close}
            onSubmit={async (password) => {
              const codes = await client.call(renewRecoveryCodes, { password });
              setOpen({ codes });
              await reload();
            }}
          />
        </AccountDialog>
      ) : null}
      {open !== null && typeof open === 'object' ? (
        <AccountDialog title={t('recoveryCodes')} isClosable={false} onClose={close}>
          <RecoveryCodes codes={open.codes} onKept={close} />
        </AccountDialog>
      ) : null}
    </AccountSection>
  );
}
