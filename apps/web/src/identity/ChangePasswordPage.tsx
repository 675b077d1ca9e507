import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { modifyUserPassword } from '@inkstone/api';
import { Paper, useAnnounce } from '@inkstone/ui-kit';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useClient } from '../platform/platform.ts';
import { Page } from '../platform/page/Page.tsx';
import { identityTexts } from './identity.locale.ts';
import styles from './identity.module.css';

interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export function ChangePasswordPage() {
  const t = useTexts(identityTexts);
  const failureText = useFailureText();
  const client = useClient();
  const announce = useAnnounce();
  const [form] = Form.useForm<PasswordFields>();
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordFields) => client.call(modifyUserPassword, { oldPassword, newPassword }),
    onSuccess: () => {
      form.resetFields();
      announce(t('passwordChanged'));
    },
  });
  return (
    <Page title={t('changePassword')}>
      <div className={styles.narrowForm}>
        {change.isSuccess ? <p className={styles.note}>{t('passwordChanged')}</p> : null}
        <div role="alert">{change.isError ? <p className={styles.failure}>{failureText(change.error)}</p> : null}</div>
        <Paper isPadded>
          <Form<PasswordFields>
            form={form}
            layout="vertical"
            requiredMark={false}
            disabled={change.isPending}
            onFinish={(fields) => change.mutate(fields)}
          >
            <Form.Item name="oldPassword" label={t('oldPassword')} rules={[{ required: true, message: t('required') }]}>
              <Input.Password autoComplete="current-password" maxLength={200} />
            </Form.Item>
            <Form.Item
              name="newPassword"
              label={t('newPassword')}
              extra={t('passwordRule')}
              rules={[{ required: true, min: 8, message: t('passwordShort') }]}
            >
              <Input.Password autoComplete="new-password" maxLength={200} />
            </Form.Item>
            <Form.Item
              name="repeated"
              label={t('repeatPassword')}
              dependencies={['newPassword']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: (_, value: unknown) =>
                    value === getFieldValue('newPassword') ? Promise.resolve() : Promise.reject(new Error(t('passwordsDiffer'))),
                }),
              ]}
            >
              <Input.Password autoComplete="new-password" maxLength={200} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={change.isPending}>
              {t('save')}
            </Button>
          </Form>
        </Paper>
      </div>
    </Page>
  );
}
