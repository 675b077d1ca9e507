import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { objectsIn, type Json } from '@inkstone/design';
import { ruleInputTypes, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { PropertyIssues } from '../fields/PropertyLine.tsx';
import { textOf } from '../working-copy/text-of.ts';
import { inputTypeTexts, ruleTexts } from './rule.locale.ts';
import styles from './rule.module.css';

interface RuleInputsProps {
  readonly document: DocumentKey;
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (inputs: Json) => void;
}

/** The inputs of a callable rule, by name and type. */
export function RuleInputs({ document, value, isFixed, onChange }: RuleInputsProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const inputs = objectsIn(value);
  const add = () => {
    const taken = new Set(inputs.map(({ name }) => name));
    let number = inputs.length + 1;
    while (taken.has(`input${number}`)) number += 1;
    onChange([...inputs, { name: `input${number}`, type: 'text' }]);
  };
  return (
    <div className={styles.lines}>
      {inputs.map((input, index) => (
        // Inputs are replaced as one list.
        <div key={index} className={styles.input}>
          <DraftInput
            isCode
            label={t('inputName', { n: index + 1 })}
            value={textOf(input['name'])}
            maxLength={64}
            disabled={isFixed}
            onCommit={(name) => onChange(inputs.with(index, { ...input, name }))}
          />
          <CodeSelect
            label={t('inputType', { n: index + 1 })}
            value={textOf(input['type'])}
            isFixed={isFixed}
            empty={t('notSet')}
            options={ruleInputTypes.map((type) => ({ value: type, label: inputTypeTexts[type][locale] }))}
            onChange={(type = 'text') => onChange(inputs.with(index, { ...input, type }))}
          />
          {isFixed ? null : (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('removeInput', { n: index + 1 })}
              onClick={() => onChange(inputs.toSpliced(index, 1))}
            />
          )}
          <PropertyIssues document={document} path={['inputs', index, 'name']} />
        </div>
      ))}
      {isFixed ? null : (
        <Button size="small" onClick={add}>
          {t('addInput')}
        </Button>
      )}
    </div>
  );
}
