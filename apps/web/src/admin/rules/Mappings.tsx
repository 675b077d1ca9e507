import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button } from 'antd';
import type { RuleMapping } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { ChoiceField, FormulaField, FieldIssues, TextField, type RuleChoice } from './RuleField.tsx';
import { useFieldIssues } from './rule-issues.ts';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

interface MappingsProps {
  readonly path: string;
  readonly mappings: readonly RuleMapping[];
  /** Null: targets are free names, as for results. */
  readonly targets: readonly RuleChoice[] | null;
  readonly onChange: (mappings: RuleMapping[]) => void;
}

/** Mappings of formulas to fields of the target. */
export function Mappings({ path, mappings, targets, onChange }: MappingsProps) {
  const t = useTexts(rulesTexts);
  const change = (at: number, part: Partial<RuleMapping>): void =>
    onChange(mappings.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.part}>
      <legend>{t('mappings')}</legend>
      <p className="ink-muted ink-small">{t('formulaHint')}</p>
      <FieldIssues issues={useFieldIssues(path)} />
      {mappings.map(({ to, formula }, index) => (
        <div key={index} className={styles.mapping}>
          {targets ? (
            <ChoiceField
              label={t('to')}
              path={`${path}.${index}.to`}
              value={to}
              choices={targets}
              onChange={(next) => change(index, { to: next })}
            />
          ) : (
            <TextField
              label={t('result')}
              path={`${path}.${index}.to`}
              value={to}
              maxLength={64}
              onChange={(next) => change(index, { to: next })}
            />
          )}
          <FormulaField
            label={t('formula')}
            path={`${path}.${index}.formula`}
            value={formula}
            onChange={(next) => change(index, { formula: next })}
          />
          <Button
            type="text"
            icon={<CloseOutlined />}
            aria-label={t('removeMapping', { n: index + 1 })}
            onClick={() => onChange(mappings.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button size="small" icon={<PlusOutlined />} onClick={() => onChange([...mappings, { to: '', formula: '' }])}>
        {t('addMapping')}
      </Button>
    </fieldset>
  );
}
