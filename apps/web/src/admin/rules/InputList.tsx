import { Button } from 'antd';
import type { BusinessRule } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { inputTypes } from './rule-draft.ts';
import { ChoiceField, TextField } from './RuleField.tsx';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

type Inputs = BusinessRule['inputs'];

/** The inputs of a callable rule, by name and type. */
export function InputList({ inputs, onChange }: { readonly inputs: Inputs; readonly onChange: (inputs: Inputs) => void }) {
  const t = useTexts(rulesTexts);
  const change = (at: number, part: Partial<Inputs[number]>): void =>
    onChange(inputs.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.part}>
      <legend>{t('inputs')}</legend>
      <p className="ink-muted ink-small">{t('inputsHint')}</p>
      {inputs.map(({ name, type }, index) => (
        <div key={index} className={styles.pair}>
          <TextField
            label={t('inputName')}
            path={`inputs.${index}.name`}
            value={name}
            maxLength={64}
            onChange={(next) => change(index, { name: next })}
          />
          <ChoiceField
            label={t('inputType')}
            path={`inputs.${index}.type`}
            value={type}
            choices={inputTypes.map((each) => ({ value: each, label: each }))}
            onChange={(next) => change(index, { type: next as Inputs[number]['type'] })}
          />
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...inputs, { name: `input${inputs.length + 1}`, type: 'text' }])}>
        {t('addInput')}
      </Button>
    </fieldset>
  );
}
