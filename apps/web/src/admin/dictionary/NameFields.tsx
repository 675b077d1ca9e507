import { Form, Input } from 'antd';
import { trimText } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { dictionaryTexts } from './dictionary.locale.ts';

export interface NameFieldValues {
  readonly code: string;
  readonly name: string;
  readonly english?: string;
}

const codePattern = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,63}$/u;

/** Names of a dictionary or an entry; the code can be entered only for a new one. */
export function NameFields({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts(dictionaryTexts);
  return (
    <>
      <Form.Item name="name" label={t('name')} rules={[{ required: true, whitespace: true, message: t('nameRule') }]}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="english" label={t('english')}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="code"
        label={t('code')}
        extra={isNew ? t('codeHint') : undefined}
        rules={
          isNew
            ? [{ required: true, pattern: codePattern, transform: (value?: string) => value && trimText(value), message: t('codeRule') }]
            : []
        }
      >
        <Input maxLength={64} disabled={!isNew} />
      </Form.Item>
    </>
  );
}

/** Returns the names as the call takes them. */
export function namesOf({ name, english }: NameFieldValues) {
  const en = trimText(english ?? '');
  return { name: trimText(name), name_i18n: en ? { en } : {} };
}
