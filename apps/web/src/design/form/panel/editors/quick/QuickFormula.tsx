import { Button } from 'antd';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../../fields/CodeSelect.tsx';
import type { FormulaField } from '../../../../formula/formula-field.ts';
import { likelyFields, quickFields, quickKinds, writeQuickFormula, type QuickKind } from './quick-formulas.ts';
import { quickTexts } from './quick.locale.ts';
import styles from '../../panel.module.css';

interface QuickFormulaProps {
  readonly fields: readonly FormulaField[];
  /** The field that is calculated. */
  readonly own: string;
  readonly onChange: (formula: string) => void;
}

/** Offers calculations that many forms need: one chooses it and the fields, and the formula is written. */
export function QuickFormula({ fields, own, onChange }: QuickFormulaProps) {
  const t = useTexts(quickTexts);
  const locale = useLocale();
  const [kind, setKind] = useState<QuickKind | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const offered = kind === null ? [] : quickFields(kind, fields, own);
  const formula = kind === null ? null : writeQuickFormula(kind, chosen);
  const use = (): void => {
    if (formula === null) return;
    onChange(formula);
    setKind(null);
  };
  const kinds = quickKinds.filter((each) => quickFields(each, fields, own).every((fitting) => fitting.length > 0));
  if (kinds.length === 0) return null;
  return (
    <div
      className={styles.lines}
      role="group"
      aria-label={t('quick')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement) || formula === null) return;
        event.preventDefault();
        use();
      }}
    >
      <CodeSelect
        label={t('quick')}
        value={kind ?? ''}
        isFixed={false}
        empty={t('quick')}
        options={kinds.map((each) => ({ value: each, label: t(each) }))}
        onChange={(next) => {
          const chosenKind = (next ?? null) as QuickKind | null;
          setKind(chosenKind);
          setChosen(chosenKind === null ? [] : likelyFields(quickFields(chosenKind, fields, own)));
        }}
      />
      {offered.map((fitting, index) => (
        <CodeSelect
          key={index}
          label={t('part', { number: index + 1 })}
          value={chosen[index] ?? ''}
          isFixed={false}
          empty={t('chooseField')}
          options={fitting.map(({ code, name }) => ({ value: code, label: name[locale] || code }))}
          onChange={(code = '') => setChosen(offered.map((_, at) => (at === index ? code : (chosen[at] ?? ''))))}
        />
      ))}
      {kind === null ? null : (
        <Button size="small" disabled={formula === null} onClick={use}>
          {t('use')}
        </Button>
      )}
    </div>
  );
}
