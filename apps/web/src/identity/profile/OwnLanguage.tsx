import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useRef } from 'react';
import { saveOwnProfile, type CallOutput, type readOwnProfile } from '@inkstone/api';
import { locales, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { AccountLine } from '../security/AccountLine.tsx';
import { AccountSection } from '../security/AccountSection.tsx';
import { profileTexts } from './profile.locale.ts';

/** The user's language, for mails and messages too. */
export function OwnLanguage({ profile }: { readonly profile: CallOutput<typeof readOwnProfile> }) {
  const t = useTexts(profileTexts);
  const { client, session } = usePlatform();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  const source = profile.fieldSources['locale'];
  const save = useMutation({
    mutationFn: (locale: Locale) => client.call(saveOwnProfile, { locale }, { idempotencyKey: intention.current.keyFor(locale) }),
    onSuccess: async (user) => {
      intention.current.fulfil();
      session.keepUser(user);
      chooseLocale(user.locale);
      await queries.invalidateQueries({ queryKey: ['own-profile'] });
      announce(t('languageChanged'));
    },
  });
  return (
    <AccountSection title={t('language')} hint={source === undefined ? t('languageHint') : t('ownedBy', { source })}>
      <AttemptFailure failure={save.error} wait={0} />
      <AccountLine
        title={
          <Radio.Group
            aria-label={t('language')}
            value={save.isPending ? save.variables : profile.locale}
            disabled={save.isPending || source !== undefined}
            options={locales.map((value) => ({ value, label: t(value) }))}
            onChange={({ target }) => save.mutate(target.value as Locale)}
          />
        }
      />
    </AccountSection>
  );
}
