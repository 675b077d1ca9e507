import { Button } from 'antd';
import type { RuleRows } from '@inkstone/schema';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Mappings } from './Mappings.tsx';
import { ChoiceField, type RuleChoice } from './RuleField.tsx';
import { columnsOf, sheetsOf } from './model-choices.ts';
import type { RoleModel } from '../roles/role-queries.ts';
import { rulesTexts } from './rules.locale.ts';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import styles from './rules.module.css';

interface RowMappingsProps {
  readonly path: string;
  readonly rows: readonly RuleRows[];
  readonly source: RoleModel | undefined;
  readonly target: RoleModel | undefined;
  readonly onChange: (rows: RuleRows[]) => void;
}

/** Maps rows of a sub-table of the source to rows of a sub-table of the target. */
export function RowMappings({ path, rows, source, target, onChange }: RowMappingsProps) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const change = (at: number, part: Partial<RuleRows>): void =>
    onChange(rows.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const modes: RuleChoice[] = [
    { value: 'append', label: t('append') },
    { value: 'replace', label: t('replace') },
  ];
  const [froms, tos] = [sheetsOf(source, locale), sheetsOf(target, locale)];
  if (rows.length === 0 && (froms.length === 0 || tos.length === 0)) return null;
  return (
    <fieldset className={styles.part}>
      <legend>{t('rows')}</legend>
      {rows.map(({ from, to, mode, mappings }, index) => (
        <div key={index}>
          <div className={styles.pair}>
            <ChoiceField
              label={t('rowsFrom')}
              path={`${path}.${index}.from`}
              value={from}
              choices={froms}
              onChange={(next) => change(index, { from: next })}
            />
            <ChoiceField
              label={t('rowsTo')}
              path={`${path}.${index}.to`}
              value={to}
              choices={tos}
              onChange={(next) => change(index, { to: next })}
            />
            <ChoiceField
              label={t('rowsMode')}
              path={`${path}.${index}.mode`}
              value={mode}
              choices={modes}
              onChange={(next) => change(index, { mode: next as RuleRows['mode'] })}
            />
          </div>
          <Mappings
            path={`${path}.${index}.mappings`}
            mappings={mappings}
            targets={columnsOf(target, to, locale)}
            onChange={(next) => change(index, { mappings: next })}
          />
          <Button size="small" type="text" danger onClick={() => onChange(rows.filter((_, at) => at !== index))}>
            {t('removeRows', { n: index + 1 })}
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...rows, { from: '', to: '', mode: 'append', mappings: [{ to: '', formula: '' }] }])}>
        {t('addRows')}
      </Button>
    </fieldset>
  );
}
