import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { WaitButton } from '../password/WaitButton.tsx';
import { secondStepTexts } from './second-step.locale.ts';

interface CodeFormProps {
  readonly kind: 'totp' | 'recovery-code';
  readonly wait: number;
  readonly isPending: boolean;
  readonly onCode: (code: string) => void;
}

const kinds = {
  totp: {
    label: 'totp',
    hint: 'totpHint',
    missing: 'totpMissing',
    pattern: /^\s*(\d\s*){6}$/,
    input: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  },
  'recovery-code': {
    label: 'recoveryCode',
    hint: 'recoveryCodeHint',
    missing: 'recoveryCodeMissing',
    pattern: /\S/,
    input: { autoComplete: 'off', autoCapitalize: 'none', maxLength: 40 },
  },
} as const;

/** Asks for a code of an app or for a recovery code. */
export function CodeForm({ kind, wait, isPending, onCode }: CodeFormProps) {
  const t = useTexts(secondStepTexts);
  const { label, hint, missing, pattern, input } = kinds[kind];
  return (
    <Form<{ code: string }> layout="vertical" requiredMark={false} disabled={isPending} onFinish={({ code }) => onCode(code.trim())}>
      <Form.Item
        name="code"
        label={t(label)}
        extra={t(hint)}
        validateTrigger="onSubmit"
        rules={[{ required: true, pattern, message: t(missing) }]}
      >
        <Input size="large" autoFocus spellCheck={false} {...input} />
      </Form.Item>
      <WaitButton size="large" block htmlType="submit" wait={wait} loading={isPending}>
        {t('signIn')}
      </WaitButton>
    </Form>
  );
}
