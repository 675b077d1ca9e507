import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { saveMessageWays, type CallInput, type MessageChannels } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../../platform/api/intention.ts';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { UnsavedGuard } from '../../../platform/page/UnsavedGuard.tsx';
import { useClient } from '../../../platform/platform.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { useReportedIssues } from '../use-reported-issues.ts';
import { MailFields } from './MailFields.tsx';
import { fieldsOf, requestOf, type ChannelFields } from './channel-fields.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { channelTexts } from './channels.locale.ts';
import settingsStyles from '../settings.module.css';
import styles from './channels.module.css';

/** Mail and webhook, saved as one; values set by the environment are shown read-only. */
export function MessageChannelsForm({ channels }: { readonly channels: MessageChannels }) {
  const t = useTexts(channelTexts);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const [form] = Form.useForm<ChannelFields>();
  const isUnsaved = useRef(false);
  const save = useMutation({
    mutationFn: (input: CallInput<typeof saveMessageWays>) =>
      client.call(saveMessageWays, input, { idempotencyKey: intention.current.keyFor(input) }),
    onSuccess: async (saved) => {
      intention.current.fulfil();
      isUnsaved.current = false;
      queries.setQueryData(['message-channels'], saved);
      form.setFieldsValue(fieldsOf(saved));
      announce(t('saved'));
      await queries.invalidateQueries({ queryKey: ['setting-changes'] });
    },
  });
  useReportedIssues(form, save.error);

  return (
    <Form<ChannelFields>
      form={form}
      name="channels"
      layout="vertical"
      requiredMark={false}
      initialValues={fieldsOf(channels)}
      disabled={save.isPending}
      onValuesChange={() => {
        isUnsaved.current = true;
        if (save.isSuccess) save.reset();
      }}
      onFinish={() => save.mutate(requestOf(form.getFieldsValue(true) as ChannelFields, channels))}
    >
      <UnsavedGuard isUnsaved={() => isUnsaved.current} />
      <MailFields channels={channels} />
      <WebhookFields channels={channels} />
      <SettingsSection title={t('publicUrl')} hint={channels.publicUrl.fixed ? t('fixed') : t('publicUrlHint')}>
        <Form.Item name="publicUrl" label={t('publicUrl')}>
          <Input inputMode="url" disabled={channels.publicUrl.fixed} maxLength={500} />
        </Form.Item>
      </SettingsSection>
      <div className={styles.save} role="toolbar" aria-label={t('actions')}>
        <Button htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <span>{save.isSuccess ? t('saved') : null}</span>
        <span role="alert" className={settingsStyles.failure}>
          {save.isError ? failureText(save.error) : null}
        </span>
      </div>
    </Form>
  );
}
