import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { requestPasswordReset } from '@inkstone/api';
import { Link } from '../../platform/router/index.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../../platform/page/use-document-title.ts';
import { useClient } from '../../platform/platform.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { useWait } from '../password/use-wait.ts';
import { WaitButton } from '../password/WaitButton.tsx';
import { linksTexts } from './links.locale.ts';
import styles from '../identity.module.css';

/** Requests a link for a forgotten password; the answer does not tell whether there is such an account. */
export function ForgottenPasswordPage() {
  const t = useTexts(linksTexts);
  const client = useClient();
  const request = useMutation({
    mutationFn: async (account: string) => {
      await client.call(requestPasswordReset, { account });
      return account;
    },
  });
  const wait = useWait(request.error);
  const title = t(request.isSuccess ? 'sent' : 'forgotten');
  useDocumentTitle(title);
  return (
    <IdentityFrame subtitle={t('welcome')}>
      <h1>{title}</h1>
      {request.isSuccess ? (
        <p role="status">{t('sentHint', { account: request.data })}</p>
      ) : (
        <>
          <p className={styles.note}>{t('forgottenHint')}</p>
          <Form<{ account: string }>
            layout="vertical"
            requiredMark={false}
            disabled={request.isPending}
            onFinish={({ account }) => request.mutate(account.trim())}
          >
            <AttemptFailure failure={request.error} wait={wait} />
            <Form.Item
              name="account"
              label={t('accountOrMail')}
              rules={[{ required: true, whitespace: true, message: t('accountMissing') }]}
            >
              <Input size="large" autoFocus autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={200} />
            </Form.Item>
            <WaitButton size="large" block htmlType="submit" wait={wait} loading={request.isPending}>
              {t('send')}
            </WaitButton>
          </Form>
        </>
      )}
      <p className={styles.note}>
        <Link to="/sign-in">{t('back')}</Link>
      </p>
    </IdentityFrame>
  );
}
