import { Radio } from 'antd';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { formTexts } from '../form.locale.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import styles from '../form.module.css';

interface ResubmitChoiceProps {
  readonly value: 'direct' | 'through';
  readonly onChange: (resubmit: 'direct' | 'through') => void;
}

/** Selects the path of the resubmission. */
export function ResubmitChoice({ value, onChange }: ResubmitChoiceProps) {
  const t = useTexts(formTexts);
  return (
    <fieldset className={styles.targets}>
      <legend className={fieldStyles.label}>{t('resubmit')}</legend>
      <Radio.Group
        value={value}
        options={[
          { value: 'direct', label: t('resubmitDirect') },
          { value: 'through', label: t('resubmitThrough') },
        ]}
        onChange={(event) => onChange(event.target.value as 'direct' | 'through')}
      />
    </fieldset>
  );
}
