import { useMutation } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { renamePasskey } from '@inkstone/api';
import { FirstInput } from '../../platform/fields/FirstInput.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import type { Factors } from './FactorSection.tsx';
import { securityTexts } from './security.locale.ts';

interface RenamePasskeyProps {
  readonly passkey: Factors['passkeys'][number];
  readonly onRenamed: () => Promise<void>;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey, onRenamed, onClose }: RenamePasskeyProps) {
  const t = useTexts(securityTexts);
  const client = useClient();
  const rename = useMutation({
    mutationFn: (name: string) => client.call(renamePasskey, { id: passkey.id, name }),
    onSuccess: onRenamed,
  });
  return (
    <AccountDialog title={t('renameNamed', { name: passkey.name })} onClose={onClose}>
      <Form<{ name: string }>
        layout="vertical"
        requiredMark={false}
        disabled={rename.isPending}
        initialValues={{ name: passkey.name }}
        onFinish={({ name }) => rename.mutate(name.trim())}
      >
        <AttemptFailure failure={rename.error} wait={0} />
        <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('passkeyNameMissing') }]}>
          <FirstInput maxLength={100} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={rename.isPending}>
          {t('save')}
        </Button>
      </Form>
    </AccountDialog>
  );
}
