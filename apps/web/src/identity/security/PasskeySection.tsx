import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { removePasskey } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PasswordForm } from '../password/PasswordForm.tsx';
import { canUsePasskeys } from '../second-step/can-use-passkeys.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountLine } from './AccountLine.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { Factors } from './FactorSection.tsx';
import { PasskeySetup } from './PasskeySetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';
import { securityTexts } from './security.locale.ts';

type Passkey = Factors['passkeys'][number];
type Open = 'add' | { readonly rename: Passkey } | { readonly remove: Passkey } | { readonly codes: readonly string[] } | null;

/** The passkeys of the user: add, rename, remove. */
export function PasskeySection({ passkeys }: { readonly passkeys: Factors['passkeys'] }) {
  const t = useTexts(securityTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const reload = () => queries.invalidateQueries({ queryKey: ['own-factors'] });
  const time = (instant: string): string => formatInstant(instant, locale, timeZone);
  return (
    <AccountSection title={t('passkeys')} hint={t('passkeysHint')}>
      {passkeys.length === 0 ? <AccountLine title={<span className="ink-muted">{t('noPasskeys')}</span>} /> : null}
      {passkeys.map((passkey) => {
        const { id, name, createdAt, lastUsedAt } = passkey;
        const used = lastUsedAt ? t('lastUsed', { time: time(lastUsedAt) }) : t('neverUsed');
        return (
          <AccountLine key={id} title={name} detail={`${t('created', { time: time(createdAt) })} · ${used}`}>
            <Button type="text" aria-label={t('renameNamed', { name })} onClick={() => setOpen({ rename: passkey })}>
              {t('rename')}
            </Button>
            <Button type="text" danger aria-label={t('removeNamed', { name })} onClick={() => setOpen({ remove: passkey })}>
              {t('remove')}
            </Button>
          </AccountLine>
        );
      })}
      {canUsePasskeys() ? <AccountLine title={<Button onClick={() => setOpen('add')}>{t('addPasskey')}</Button>} /> : null}
      {open === 'add' ? (
        <AccountDialog title={t('addPasskey')} onClose={close}>
          <PasskeySetup
            onDone={(codes) => {
              announce(t('passkeyAdded'));
              setOpen(codes ? { codes } : null);
              void reload();
            }}
          />
        </AccountDialog>
      ) : null}
      {open !== null && typeof open === 'object' && 'rename' in open ? (
        <RenamePasskey passkey={open.rename} onClose={close} onRenamed={() => reload().then(close)} />
      ) : null}
      {open !== null && typeof open === 'object' && 'remove' in open ? (
        <AccountDialog title={t('removeNamed', { name: open.remove.name })} onClose={close}>
          <p>{t('removePasskeyHint')}</p>
          <PasswordForm
            submitText={t('remove')}
            isDangerous
            onCancel={close}
            onSubmit={async (password) => {
              await client.call(removePasskey, { id: open.remove.id, password });
              await reload();
              close();
            }}
          />
        </AccountDialog>
      ) : null}
      {open !== null && typeof open === 'object' && 'codes' in open ? (
        <AccountDialog title={t('recoveryCodes')} isClosable={false} onClose={close}>
          <RecoveryCodes codes={open.codes} onKept={close} />
        </AccountDialog>
      ) : null}
    </AccountSection>
  );
}
