import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { saveMessageWays, type MessageChannels } from '@inkstone/api';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../../platform/page/UnsavedGuard.tsx';
import { useClient } from '../../../platform/platform.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { fieldsOf, requestOf } from './channel-fields.ts';
import { channelsQuery } from './channel-queries.ts';
import { channelTexts } from './channels.locale.ts';
import { MailFields } from './MailFields.tsx';
import { WebhookFields } from './WebhookFields.tsx';
import settingsStyles from '../settings.module.css';
import styles from './channels.module.css';

/** Mail and webhook, saved as one; values set by the environment are shown read-only. */
export function MessageChannelsForm({ channels }: { readonly channels: MessageChannels }) {
  const t = useTexts(channelTexts);
  const client = useClient();
  const queries = useQueryClient();
  const form = useSettingsForm({
    stored: channels,
    fieldsOf,
    inputOf: requestOf,
    save: (input, options) => client.call(saveMessageWays, input, options),
    load: () => queries.fetchQuery({ ...channelsQuery(client), staleTime: 0 }),
    onSaved: (saved) => {
      queries.setQueryData(channelsQuery(client).queryKey, saved);
      return queries.invalidateQueries({ queryKey: ['setting-changes'] });
    },
    savedText: t('saved'),
  });

  return (
    <Form name="channels" {...form.fields}>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      <MailFields channels={channels} />
      <WebhookFields channels={channels} />
      <SettingsSection title={t('publicUrl')} hint={channels.publicUrl.fixed ? t('fixed') : t('publicUrlHint')}>
        <Form.Item name="publicUrl" label={t('publicUrl')}>
          <Input inputMode="url" disabled={channels.publicUrl.fixed} maxLength={500} />
        </Form.Item>
      </SettingsSection>
      <div className={styles.save} role="toolbar" aria-label={t('actions')}>
        <Button htmlType="submit" loading={form.isSaving}>
          {t('save')}
        </Button>
        <span>{form.saved}</span>
        <span role="alert" className={settingsStyles.failure}>
          {form.failure}
        </span>
      </div>
    </Form>
  );
}
