import { Button } from 'antd';
import type { ControlDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../platform/router/index.ts';
import { documentAddress } from '../../design-address.ts';
import { FormulaSentence } from '../../formula/FormulaSentence.tsx';
import { useFormulaFields } from '../panel/use-formula-fields.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import type { FormRule } from './form-rules.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

interface RuleLineProps {
  readonly rule: FormRule;
  readonly control: ControlDefinition;
  /** Controls with rules that read this one. */
  readonly readBy: readonly string[];
  readonly nameOf: (key: string) => string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A rule in words, edited in place. */
export function RuleLine({ rule, control, readBy, nameOf, isOpen, onOpen }: RuleLineProps) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const { appCode, form } = useFormDesigner();
  const label = rule.label[locale];
  const link = (key: string) => (
    <Link key={key} to={documentAddress(appCode, form, key)}>
      {nameOf(key)}
    </Link>
  );
  return (
    <tr>
      <td>{link(rule.control)}</td>
      <td>{t(rule.kind)}</td>
      <td>
        <span className={styles.option}>{label}</span>
        {isOpen ? <RuleEditor rule={rule} control={control} /> : <RuleSummary rule={rule} />}
      </td>
      <td className={styles.names}>{rule.reads.map(link)}</td>
      <td className={styles.names}>{readBy.map(link)}</td>
      <td>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('done') : t('edit', { name: nameOf(rule.control), rule: label })}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? 'done' : 'editIt')}
        </Button>
      </td>
    </tr>
  );
}

function RuleSummary({ rule }: { readonly rule: FormRule }) {
  const t = useTexts(rulesTexts);
  const fields = useFormulaFields(rule.control);
  if (rule.formula !== null) return <FormulaSentence text={rule.formula} fields={fields} />;
  return <p className={styles.summary}>{Array.isArray(rule.value) ? t('steps', { count: rule.value.length }) : t('isSet')}</p>;
}
