import { Form, Radio, Select } from 'antd';
import { createApiToken, type CallInput, type CallOutput } from '@inkstone/api';
import { FirstInput } from '../../platform/fields/FirstInput.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PasswordForm } from '../password/PasswordForm.tsx';
import { tokensTexts } from './tokens.locale.ts';

type Fields = Omit<CallInput<typeof createApiToken>, 'password'>;

interface CreateTokenProps {
  readonly onCreated: (token: CallOutput<typeof createApiToken>) => void;
  readonly onCancel: () => void;
}

const lifetimes = [7, 30, 90, 180, 366];

/** Asks for purpose, scope, expiry and the password, and creates a token. */
export function CreateToken({ onCreated, onCancel }: CreateTokenProps) {
  const t = useTexts(tokensTexts);
  const client = useClient();
  return (
    <PasswordForm<Fields>
      submitText={t('create')}
      initial={{ scope: 'read', days: 90 }}
      onCancel={onCancel}
      onSubmit={async (password, { name, scope, days }) =>
        onCreated(await client.call(createApiToken, { name: name.trim(), scope, days, password }))
      }
    >
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('nameMissing') }]}>
        <FirstInput maxLength={100} />
      </Form.Item>
      <Form.Item name="scope" label={t('scope')}>
        <Radio.Group options={(['read', 'write'] as const).map((value) => ({ value, label: t(value) }))} />
      </Form.Item>
      <Form.Item name="days" label={t('days')}>
        <Select options={lifetimes.map((value) => ({ value, label: t('dayCount', { days: value }) }))} />
      </Form.Item>
    </PasswordForm>
  );
}
