import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import { setPasswordByLink, type CallOutput, type readAccountLink } from '@inkstone/api';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { useWait } from '../password/use-wait.ts';
import { WaitButton } from '../password/WaitButton.tsx';
import { linksTexts } from './links.locale.ts';

interface LinkPasswordFormProps {
  readonly token: string;
  readonly link: CallOutput<typeof readAccountLink>;
  readonly onSet: (account: string) => void;
  /** The link was used or has expired meanwhile. */
  readonly onInvalid: () => void;
}

export function LinkPasswordForm({ token, link, onSet, onInvalid }: LinkPasswordFormProps) {
  const t = useTexts(linksTexts);
  const client = useClient();
  const set = useMutation({
    mutationFn: (password: string) => client.call(setPasswordByLink, { token, password }),
    onSuccess: ({ account }) => onSet(account),
    onError: (failure) => {
      if (failure instanceof RequestFailure && failure.code === 'account-link-invalid') onInvalid();
    },
  });
  const wait = useWait(set.error);
  return (
    <Form<{ newPassword: string }>
      layout="vertical"
      requiredMark={false}
      disabled={set.isPending}
      onFinish={({ newPassword }) => set.mutate(newPassword)}
    >
      <AttemptFailure failure={set.error} wait={wait} />
      {/* Password managers store the password under this account. */}
      <input hidden readOnly autoComplete="username" value={link.account} />
      <NewPasswordFields own={[link.account, link.name]} />
      <WaitButton size="large" block htmlType="submit" wait={wait} loading={set.isPending}>
        {t('set')}
      </WaitButton>
    </Form>
  );
}
