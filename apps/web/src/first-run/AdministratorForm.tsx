import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { setup, type CallInput } from '@inkstone/api';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { usePlatform } from '../platform/platform.ts';
import { firstRunTexts } from './first-run.locale.ts';
import styles from './first-run.module.css';

type AdministratorFields = Pick<CallInput<typeof setup>, 'name' | 'account' | 'password'>;

interface AdministratorFormProps {
  readonly token: string;
  readonly onBack: () => void;
  readonly onCreated: () => void;
}

/** Creates the first administrator, who is signed in with it. */
export function AdministratorForm({ token, onBack, onCreated }: AdministratorFormProps) {
  const t = useTexts(firstRunTexts);
  const failureText = useFailureText();
  const { client, session } = usePlatform();
  const create = useMutation({
    mutationFn: (fields: AdministratorFields) => client.call(setup, { ...fields, token }),
    onSuccess: (answer) => {
      session.begin(answer);
      onCreated();
    },
  });
  const required = { required: true, whitespace: true, message: t('required') };
  return (
    <Form<AdministratorFields>
      layout="vertical"
      requiredMark={false}
      disabled={create.isPending}
      onFinish={(fields) => create.mutate(fields)}
    >
      <p className={`ink-muted ${styles.hint}`}>{t('administratorHint')}</p>
      <div role="alert">{create.isError ? <p className={styles.failure}>{failureText(create.error)}</p> : null}</div>
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
      <div className={styles.actions}>
        <Button type="primary" size="large" htmlType="submit" loading={create.isPending}>
          {t('create')}
        </Button>
        <Button size="large" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </Form>
  );
}
