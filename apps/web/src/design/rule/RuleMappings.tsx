import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { objectsIn, type Json, type JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { DraftInput } from '../fields/DraftInput.tsx';
import { PropertyIssues } from '../fields/PropertyLine.tsx';
import type { FormulaField } from '../formula/formula-field.ts';
import { FormulaInput } from '../formula/FormulaInput.tsx';
import { textOf } from '../working-copy/text-of.ts';
import { emptyMapping } from './rule-actions.ts';
import { choiceOf, expectedType, isSheet } from './rule-fields.ts';
import { ruleTexts } from './rule.locale.ts';
import styles from './rule.module.css';

interface RuleMappingsProps {
  readonly document: DocumentKey;
  readonly path: readonly (string | number)[];
  readonly value: Json | undefined;
  /** The fields that can be written; null: the results have free names. */
  readonly targets: readonly JsonObject[] | null;
  readonly fields: readonly FormulaField[];
  /** The model on whose records the formulas can be tried. */
  readonly schemaCode: string;
  readonly isFixed: boolean;
  readonly onChange: (mappings: Json) => void;
}

/** Formulas and the fields or results that they fill. */
export function RuleMappings({ document, path, value, targets, fields, schemaCode, isFixed, onChange }: RuleMappingsProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const mappings = objectsIn(value);
  const options = targets?.filter((item) => !isSheet(item)).map((item) => choiceOf(item, locale)) ?? [];
  const change = (index: number, part: JsonObject) => onChange(mappings.with(index, { ...mappings[index], ...part }));
  return (
    <div className={styles.lines}>
      {mappings.map((mapping, index) => {
        const to = textOf(mapping['to']);
        const expects = expectedType(targets?.find(({ code }) => code === to));
        const n = index + 1;
        return (
          <div key={index} className={styles.mapping} role="group" aria-label={t('mapping', { n })}>
            <div>
              {targets ? (
                <CodeSelect
                  label={t('to', { n })}
                  value={to}
                  isFixed={isFixed}
                  empty={t('notSet')}
                  options={options}
                  onChange={(code = '') => change(index, { to: code })}
                />
              ) : (
                <DraftInput
                  isCode
                  label={t('result', { n })}
                  value={to}
                  maxLength={64}
                  disabled={isFixed}
                  onCommit={(name) => change(index, { to: name })}
                />
              )}
              <PropertyIssues document={document} path={[...path, index, 'to']} />
            </div>
            <div>
              <FormulaInput
                label={t('formula', { n })}
                text={textOf(mapping['formula'])}
                fields={fields}
                schemaCode={schemaCode}
                {...(expects && { expects })}
                isFixed={isFixed}
                onChange={(formula = '') => change(index, { formula })}
              />
              <PropertyIssues document={document} path={[...path, index, 'formula']} />
            </div>
            {isFixed ? null : (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('removeMapping', { n })}
                onClick={() => onChange(mappings.toSpliced(index, 1))}
              />
            )}
          </div>
        );
      })}
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange([...mappings, emptyMapping])}>
          {t(targets ? 'addMapping' : 'addResult')}
        </Button>
      )}
    </div>
  );
}
