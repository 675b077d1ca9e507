import { useMemo, useState } from 'react';
import { localizedName } from '@inkstone/schema';
import { EmptyState } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../platform/router/index.ts';
import { documentAddress } from '../../design-address.ts';
import { fieldTypesOf } from '../../formula/formula-field.ts';
import { nameOf } from '../../working-copy/name-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { formulaFields } from '../panel/use-formula-fields.ts';
import { FormDesignerContext, useNewFormDesigner } from '../use-form-designer.ts';
import { AddRule } from './AddRule.tsx';
import { controlsIn, cyclesIn, readersOf, ruleKinds, rulesOf, type FormRule, type RuleKind } from './form-rules.ts';
import { RuleLine } from './RuleLine.tsx';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

interface FormRulesPageProps {
  readonly appCode: string;
  readonly schemaCode: string;
  readonly code: string;
}

/** All rules of a form in one table: what is visible, required or read-only when, and how values are computed and checked. */
export function FormRulesPage({ appCode, schemaCode, code }: FormRulesPageProps) {
  const form = useMemo(() => ({ kind: 'form', schemaCode, code }) as const, [schemaCode, code]);
  const designer = useNewFormDesigner(appCode, form, null);
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const { documents } = useDocuments();
  const [kind, setKind] = useState<RuleKind | ''>('');
  const [sought, setSought] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const { content, canEdit } = designer;
  const controls = useMemo(() => controlsIn(content), [content]);
  const rules = useMemo(() => rulesOf(content, fieldTypesOf(formulaFields(content, null))), [content]);
  const readers = useMemo(() => readersOf(rules), [rules]);
  const nameOfControl = (key: string): string => {
    const control = controls.get(key);
    return (control && localizedName(control.options, locale)) || key;
  };
  const wanted = sought.trim().toLowerCase();
  const shown = rules.filter(
    (rule) =>
      (kind === '' || rule.kind === kind) &&
      [nameOfControl(rule.control), rule.control, rule.label[locale], rule.formula ?? ''].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
  const name = localizedName(nameOf(documents, form), locale);
  return (
    <FormDesignerContext value={designer}>
      <section className={styles.page} aria-label={t('title', { name })}>
        <div className={styles.tools}>
          <h2>{t('title', { name })}</h2>
          <Link to={documentAddress(appCode, form)}>{t('back')}</Link>
        </div>
        {cyclesIn(rules).map((cycle) => (
          <p key={cycle.join(' ')} role="alert" className={styles.cycle}>
            {t('cycle', { names: cycle.map(nameOfControl).join(' → ') })}
          </p>
        ))}
        <div className={styles.tools}>
          <input
            type="search"
            className={styles.control}
            aria-label={t('search')}
            placeholder={t('search')}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <select
            className={styles.control}
            aria-label={t('kind')}
            value={kind}
            onChange={({ target }) => setKind(target.value as RuleKind | '')}
          >
            <option value="">{t('allKinds')}</option>
            {ruleKinds.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </select>
        </div>
        {shown.length === 0 ? (
          <EmptyState title={t(rules.length === 0 ? 'none' : 'noneFound')} hint={rules.length === 0 ? t('noneHint') : ''} />
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                {(['control', 'kind', 'rule', 'reads', 'readBy', 'actions'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((rule) => (
                <RuleLine
                  key={idOf(rule)}
                  rule={rule}
                  control={controls.get(rule.control)!}
                  readBy={[...new Set((readers.get(rule.control) ?? []).map(({ control }) => control))]}
                  nameOf={nameOfControl}
                  isOpen={opened === idOf(rule)}
                  onOpen={(isOpen) => setOpened(isOpen ? idOf(rule) : null)}
                />
              ))}
            </tbody>
          </table>
        )}
        {canEdit ? <AddRule controls={controls} rules={rules} nameOf={nameOfControl} /> : null}
      </section>
    </FormDesignerContext>
  );
}

const idOf = ({ control, option }: FormRule): string => `${control} ${option}`;
