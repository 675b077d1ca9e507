import { Button } from 'antd';
import { objectsIn, type Json, type JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { PropertyIssues } from '../fields/PropertyLine.tsx';
import type { FormulaField } from '../formula/formula-field.ts';
import { textOf } from '../working-copy/text-of.ts';
import { emptyMapping } from './rule-actions.ts';
import { choiceOf, inRows, isSheet } from './rule-fields.ts';
import { RuleMappings } from './RuleMappings.tsx';
import { ruleTexts } from './rule.locale.ts';
import styles from './rule.module.css';

interface RowMappingsProps {
  readonly document: DocumentKey;
  readonly path: readonly (string | number)[];
  readonly value: Json | undefined;
  readonly source: readonly JsonObject[];
  readonly target: readonly JsonObject[];
  readonly fields: readonly FormulaField[];
  readonly schemaCode: string;
  readonly isFixed: boolean;
  readonly onChange: (rows: Json) => void;
}

/** Rows of a sub-table of the source that become rows of a sub-table of the target. */
export function RowMappings({ document, path, value, source, target, fields, schemaCode, isFixed, onChange }: RowMappingsProps) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const rows = objectsIn(value);
  const change = (index: number, part: JsonObject) => onChange(rows.with(index, { ...rows[index], ...part }));
  const sheets = (items: readonly JsonObject[]) => items.filter(isSheet).map((item) => choiceOf(item, locale));
  const select = (index: number, property: 'from' | 'to', items: readonly JsonObject[]) => (
    <div>
      <CodeSelect
        label={t(property === 'from' ? 'rowsFrom' : 'rowsTo', { n: index + 1 })}
        value={textOf(rows[index]?.[property])}
        isFixed={isFixed}
        empty={t(property === 'from' ? 'rowsFrom' : 'rowsTo', { n: index + 1 })}
        options={sheets(items)}
        onChange={(code = '') => change(index, { [property]: code })}
      />
      <PropertyIssues document={document} path={[...path, index, property]} />
    </div>
  );
  return (
    <div className={styles.lines}>
      {rows.map((each, index) => {
        const sheet = target.find(({ code }) => code === each['to']);
        return (
          <div key={index} className={styles.rows}>
            <div className={styles.rowsHead}>
              {select(index, 'from', source)}
              <span aria-hidden="true">→</span>
              {select(index, 'to', target)}
              <CodeSelect
                label={t('rowsMode', { n: index + 1 })}
                value={each['mode'] === 'replace' ? 'replace' : ''}
                isFixed={isFixed}
                empty={t('append')}
                options={[{ value: 'replace', label: t('replace') }]}
                onChange={(mode = 'append') => change(index, { mode })}
              />
            </div>
            <RuleMappings
              document={document}
              path={[...path, index, 'mappings']}
              value={each['mappings']}
              targets={objectsIn(sheet?.['dataItems'])}
              fields={inRows(fields, textOf(each['from']))}
              schemaCode={schemaCode}
              isFixed={isFixed}
              onChange={(mappings) => change(index, { mappings })}
            />
            {isFixed ? null : (
              <Button size="small" type="text" danger onClick={() => onChange(rows.toSpliced(index, 1))}>
                {t('removeRows', { n: index + 1 })}
              </Button>
            )}
          </div>
        );
      })}
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange([...rows, { from: '', to: '', mode: 'append', mappings: [emptyMapping] }])}>
          {t('addRows')}
        </Button>
      )}
    </div>
  );
}
