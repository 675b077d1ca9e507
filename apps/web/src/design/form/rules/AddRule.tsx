import { useState } from 'react';
import type { ControlDefinition } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../fields/CodeSelect.tsx';
import { rulePropsOf, type FormRule } from './form-rules.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { rulesTexts } from './rules.locale.ts';
import styles from './rules.module.css';

interface AddRuleProps {
  readonly controls: ReadonlyMap<string, ControlDefinition>;
  readonly rules: readonly FormRule[];
  readonly nameOf: (key: string) => string;
}

/** Adds a rule: the control, which of its rules, and what it says. Once it says something, it stands in the table. */
export function AddRule({ controls, rules, nameOf }: AddRuleProps) {
  const t = useTexts(rulesTexts);
  const locale = useLocale();
  const [key, setKey] = useState('');
  const [option, setOption] = useState('');
  const control = controls.get(key);
  const taken = new Set(rules.filter((rule) => rule.control === key).map((rule) => rule.option));
  const props = control ? rulePropsOf(control).filter((each) => !taken.has(each.option) || each.option === option) : [];
  const chosen = props.find((each) => each.option === option);
  const offered = [...controls].filter(([, each]) => rulePropsOf(each).length > 0);
  return (
    <fieldset className={styles.add}>
      <legend>{t('add')}</legend>
      <CodeSelect
        label={t('control')}
        value={key}
        isFixed={false}
        empty={t('chooseControl')}
        options={offered.map(([each]) => ({ value: each, label: nameOf(each) }))}
        onChange={(next = '') => {
          setKey(next);
          setOption('');
        }}
      />
      <CodeSelect
        label={t('rule')}
        value={option}
        isFixed={control === undefined}
        empty={t('chooseRule')}
        options={props.map((each) => ({ value: each.option, label: each.label[locale] }))}
        onChange={(next = '') => setOption(next)}
      />
      {control && chosen ? <RuleEditor key={`${key} ${option}`} rule={{ ...chosen, control: key }} control={control} /> : null}
    </fieldset>
  );
}
