import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { Navigate, useSearchParams } from '../platform/router/index.ts';
import { setup, type CallInput } from '@inkstone/api';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../platform/page/use-document-title.ts';
import { usePlatform } from '../platform/platform.ts';
import { identityTexts } from './identity.locale.ts';
import { IdentityFrame } from './IdentityFrame.tsx';
import styles from './identity.module.css';

type SetupFields = Omit<CallInput<typeof setup>, 'token'>;

/** Creates the first administrator with the link that the server printed. */
export function SetupPage() {
  const t = useTexts(identityTexts);
  const failureText = useFailureText();
  const { client, session } = usePlatform();
  const token = useSearchParams()[0].get('token') ?? '';
  const create = useMutation({
    mutationFn: (fields: SetupFields) => client.call(setup, { ...fields, token }),
    onSuccess: (answer) => session.begin(answer),
  });
  useDocumentTitle(t('setup'));
  if (create.isSuccess) return <Navigate to="/work/todo" replace />;
  const required = { required: true, whitespace: true, message: t('required') };
  return (
    <IdentityFrame subtitle={t('welcome')}>
      <h1>{t('setup')}</h1>
      <p className={styles.note}>{token ? t('setupHint') : t('linkMissing')}</p>
      <Form<SetupFields>
        layout="vertical"
        requiredMark={false}
        disabled={create.isPending || !token}
        onFinish={(fields) => create.mutate(fields)}
      >
        <div role="alert">{create.isError ? <p className={styles.failure}>{failureText(create.error)}</p> : null}</div>
        <Form.Item name="organization" label={t('organization')} rules={[required]}>
          <Input maxLength={100} autoComplete="organization" />
        </Form.Item>
        <Form.Item name="name" label={t('yourName')} rules={[required]}>
          <Input maxLength={100} autoComplete="name" />
        </Form.Item>
        <Form.Item name="account" label={t('account')} rules={[required]}>
          <Input maxLength={100} autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('password')}
          extra={t('passwordRule')}
          rules={[{ required: true, min: 8, message: t('passwordShort') }]}
        >
          <Input.Password maxLength={200} autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={create.isPending}>
          {t('create')}
        </Button>
      </Form>
    </IdentityFrame>
  );
}
