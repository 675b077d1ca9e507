import { Select } from 'antd';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Field } from '../../../platform/fields/Field.tsx';
import { peopleTexts } from './people.locale.ts';

interface LanguageFieldProps {
  readonly value: 'zh' | 'en';
  readonly isReadOnly?: boolean;
  readonly hint?: string | null;
  readonly issue?: string | null;
  readonly onChange: (locale: 'zh' | 'en') => void;
}

/** The language in which somebody gets messages. */
export function LanguageField({ value, isReadOnly = false, onChange, ...field }: LanguageFieldProps) {
  const t = useTexts(peopleTexts);
  const options = [
    { value: 'zh' as const, label: t('chinese') },
    { value: 'en' as const, label: t('englishLanguage') },
  ];
  return (
    <Field label={t('language')} {...field}>
      {(input) => <Select {...input} disabled={isReadOnly} value={value} options={options} onChange={onChange} />}
    </Field>
  );
}
