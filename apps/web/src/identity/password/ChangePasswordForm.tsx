import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import Password from 'antd/es/input/Password';
import { modifyUserPassword } from '@inkstone/api';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { AttemptFailure } from './AttemptFailure.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordTexts } from './password.locale.ts';
import { useWait } from './use-wait.ts';
import { WaitButton } from './WaitButton.tsx';

interface PasswordFields {
  readonly oldPassword: string;
  readonly newPassword: string;
}

interface ChangePasswordFormProps {
  readonly submitText: string;
  readonly onChanged: () => void;
}

/** Changes the password of the signed-in person. */
export function ChangePasswordForm({ submitText, onChanged }: ChangePasswordFormProps) {
  const t = useTexts(passwordTexts);
  const client = useClient();
  const { account, name } = useUser();
  const [form] = Form.useForm<PasswordFields>();
  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordFields) => client.call(modifyUserPassword, { oldPassword, newPassword }),
    onSuccess: () => {
      form.resetFields();
      onChanged();
    },
  });
  const wait = useWait(change.error);
  return (
    <Form<PasswordFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={change.isPending}
      onFinish={(fields) => change.mutate(fields)}
    >
      <AttemptFailure failure={change.error} wait={wait} isOwnPassword />
      <input hidden readOnly autoComplete="username" value={account} />
      <Form.Item name="oldPassword" label={t('password')} rules={[{ required: true, message: t('passwordMissing') }]}>
        <Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <NewPasswordFields own={[account, name]} />
      <WaitButton htmlType="submit" wait={wait} loading={change.isPending}>
        {submitText}
      </WaitButton>
    </Form>
  );
}
