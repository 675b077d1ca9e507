import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useRef } from 'react';
import { saveMessageWays, type CallInput, type MessageWays } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../../platform/api/intention.ts';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { useToldIssues } from '../use-told-issues.ts';
import { MailFields } from './MailFields.tsx';
import { fieldsOf, wished, type WayFields } from './way-fields.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { waysTexts } from './ways.locale.ts';

/** Mail and webhook, kept together or not at all; what the environment says is shown and not asked. */
export function MessageWaysForm({ ways }: { readonly ways: MessageWays }) {
  const t = useTexts(waysTexts);
  const failureText = useFailureText();
  const announce = useAnnounce();
  const client = useClient();
  const queries = useQueryClient();
  const intention = useRef(createIntention());
  const [form] = Form.useForm<WayFields>();
  const save = useMutation({
    mutationFn: (input: CallInput<typeof saveMessageWays>) =>
      client.call(saveMessageWays, input, { idempotencyKey: intention.current.keyFor(input) }),
    onSuccess: async (kept) => {
      intention.current.fulfil();
      queries.setQueryData(['message-ways'], kept);
      form.setFieldsValue(fieldsOf(kept));
      announce(t('saved'));
      await queries.invalidateQueries({ queryKey: ['setting-changes'] });
    },
  });
  useToldIssues(form, save.error);

  return (
    <Form<WayFields>
      form={form}
      name="ways"
      layout="vertical"
      requiredMark={false}
      initialValues={fieldsOf(ways)}
      disabled={save.isPending}
      onFinish={() => save.mutate(wished(form.getFieldsValue(true) as WayFields, ways))}
    >
      <MailFields ways={ways} />
      <WebhookFields ways={ways} />
      <SettingsSection title={t('publicUrl')} hint={ways.publicUrl.fixed ? t('fixed') : t('publicUrlHint')}>
        <Form.Item name="publicUrl" label={t('publicUrl')}>
          <Input inputMode="url" disabled={ways.publicUrl.fixed} maxLength={500} />
        </Form.Item>
      </SettingsSection>
      <div className="ways-save" role="toolbar" aria-label={t('actions')}>
        <Button htmlType="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <span>{save.isSuccess ? t('saved') : null}</span>
        <span role="alert" className="settings-failure">
          {save.isError ? failureText(save.error) : null}
        </span>
      </div>
    </Form>
  );
}
