import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { Form } from 'antd';
import Password from 'antd/es/input/Password';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { countCharacters, isPersonal, minCharacters } from './password-rules.ts';
import { passwordTexts } from './password.locale.ts';
import styles from './password.module.css';

/** The new password, twice, in a form with `newPassword` and `repeated`; shows which rules are met while it is typed. */
export function NewPasswordFields({ own }: { readonly own: readonly string[] }) {
  const t = useTexts(passwordTexts);
  return (
    <>
      <Form.Item
        name="newPassword"
        label={t('newPassword')}
        extra={<PasswordRules own={own} />}
        validateTrigger="onBlur"
        rules={[
          {
            validator: async (_, value: unknown) => {
              const password = typeof value === 'string' ? value : '';
              if (countCharacters(password) < minCharacters) throw new Error(t('tooShort'));
              if (isPersonal(password, own)) throw new Error(t('personal'));
            },
          },
        ]}
      >
        <Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('repeat')}
        dependencies={['newPassword']}
        validateTrigger="onBlur"
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value: unknown) => {
              if ((value ?? '') !== (getFieldValue('newPassword') ?? '')) throw new Error(t('differ'));
            },
          }),
        ]}
      >
        <Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  );
}

function PasswordRules({ own }: { readonly own: readonly string[] }) {
  const t = useTexts(passwordTexts);
  const typed: unknown = Form.useWatch('newPassword');
  const password = typeof typed === 'string' ? typed : '';
  const count = countCharacters(password);
  const rules = [
    { text: t('ruleLength', { min: minCharacters, count }), isMet: count >= minCharacters },
    { text: t('rulePersonal'), isMet: password !== '' && !isPersonal(password, own) },
  ];
  return (
    <ul className={styles.rules} aria-label={t('rules')}>
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          <span className={styles.mark}>{isMet ? <CheckOutlined aria-hidden /> : null}</span>
          <span>{text}</span>
          <span className="ink-hidden">{t(isMet ? 'met' : 'unmet')}</span>
        </li>
      ))}
      <li>
        <span className={styles.mark} />
        <span>{t('ruleCommon')}</span>
      </li>
    </ul>
  );
}
