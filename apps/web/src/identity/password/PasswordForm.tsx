import { useMutation } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import Password from 'antd/es/input/Password';
import type { ReactNode } from 'react';
import { useFirstFocus } from '@inkstone/ui-kit/first-focus';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useUser } from '../../platform/session/use-session.ts';
import { AttemptFailure } from './AttemptFailure.tsx';
import { passwordTexts } from './password.locale.ts';
import { useWait } from './use-wait.ts';
import { WaitButton } from './WaitButton.tsx';
import styles from './password.module.css';

interface PasswordFormProps<Fields extends object> {
  readonly submitText: string;
  readonly isDangerous?: boolean;
  /** False for people without a password. */
  readonly asksPassword?: boolean;
  /** Further fields, before the password. */
  readonly children?: ReactNode;
  readonly initial?: Partial<Fields>;
  /** Does what needs the password; a rejection is shown. */
  readonly onSubmit: (password: string, fields: Fields) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** Asks for the present password before something that changes how one signs in. */
export function PasswordForm<Fields extends object>({
  submitText,
  isDangerous = false,
  asksPassword = true,
  children,
  initial,
  onSubmit,
  onCancel,
}: PasswordFormProps<Fields>) {
  const t = useTexts(passwordTexts);
  const { account } = useUser();
  const submit = useMutation({
    mutationFn: ({ password, ...fields }: Fields & { password?: string }) => onSubmit(password ?? '', fields as Fields),
  });
  const wait = useWait(submit.error);
  const first = useFirstFocus();
  return (
    <Form<Fields & { password?: string }>
      layout="vertical"
      requiredMark={false}
      disabled={submit.isPending}
      {...(initial && { initialValues: initial })}
      onFinish={(fields) => submit.mutate(fields)}
    >
      <AttemptFailure failure={submit.error} wait={wait} isOwnPassword />
      {children}
      {asksPassword ? (
        <>
          <input hidden readOnly autoComplete="username" value={account} />
          <Form.Item
            label={t('password')}
            name={'password' as never}
            extra={t('confirmHint')}
            rules={[{ required: true, message: t('passwordMissing') }]}
          >
            <Password ref={children === undefined ? first : null} autoComplete="current-password" maxLength={200} />
          </Form.Item>
        </>
      ) : null}
      <div className={styles.buttons}>
        <WaitButton htmlType="submit" danger={isDangerous} wait={wait} loading={submit.isPending}>
          {submitText}
        </WaitButton>
        {onCancel ? <Button onClick={onCancel}>{t('cancel')}</Button> : null}
      </div>
    </Form>
  );
}
