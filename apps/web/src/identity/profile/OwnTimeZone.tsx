import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Select } from 'antd';
import { useRef } from 'react';
import { saveOwnProfile, type CallOutput, type readOwnProfile } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePlatform } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { AccountLine } from '../security/AccountLine.tsx';
import { AccountSection } from '../security/AccountSection.tsx';
import { profileTexts } from './profile.locale.ts';
import styles from './profile.module.css';

/** The time zone in which the user reads times. */
export function OwnTimeZone({ profile }: { readonly profile: CallOutput<typeof readOwnProfile> }) {
  const t = useTexts(profileTexts);
  const { client, session } = usePlatform();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const organization = useOrganizationTimeZone();
  const intention = useRef(createIntention());
  const save = useMutation({
    mutationFn: (timeZone: string | null) =>
      client.call(saveOwnProfile, { timeZone }, { idempotencyKey: intention.current.keyFor({ timeZone }) }),
    onSuccess: async (user) => {
      intention.current.fulfil();
      session.keepUser(user);
      await queries.invalidateQueries({ queryKey: ['own-profile'] });
      announce(t('timeZoneChanged'));
    },
  });
  const shown = save.isPending ? save.variables : profile.timeZone;
  return (
    <AccountSection title={t('timeZone')} hint={t('timeZoneHint', { timeZone: organization })}>
      <AttemptFailure failure={save.error} wait={0} />
      <AccountLine
        title={
          <Select
            className={styles.timeZone ?? ''}
            aria-label={t('timeZone')}
            showSearch={{ optionFilterProp: 'label' }}
            value={shown ?? ''}
            disabled={save.isPending}
            loading={save.isPending}
            options={[
              { value: '', label: t('organizationZone', { timeZone: organization }) },
              ...Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
            ]}
            onChange={(next: string) => save.mutate(next === '' ? null : next)}
          />
        }
      />
    </AccountSection>
  );
}
