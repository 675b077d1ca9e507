import { useMemo } from 'react';
import { describeFormula, parseFormula } from '@inkstone/formula';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { fieldTypesOf, type FormulaField } from './formula-field.ts';
import { formulaTexts } from './formula.locale.ts';
import { useUnitNames } from './units/use-unit-names.ts';
import { unitTexts, valueNames } from './value-names.ts';
import styles from './formula.module.css';

interface FormulaSentenceProps {
  readonly text: string;
  readonly fields: readonly FormulaField[];
}

/** What a formula says, in the words of the person; nothing for one that cannot be read. */
export function FormulaSentence(props: FormulaSentenceProps) {
  return props.text.trim() === '' ? null : <Sentence {...props} />;
}

function Sentence({ text, fields }: FormulaSentenceProps) {
  const t = useTexts(formulaTexts);
  const sentence = useFormulaSentence(text, fields);
  return sentence === null ? null : (
    <p className={styles.sentence} aria-label={t('says')}>
      {sentence}
    </p>
  );
}

function useFormulaSentence(text: string, fields: readonly FormulaField[]): string | null {
  const locale = useLocale();
  const units = useUnitNames(useMemo(() => unitTexts(text, fields), [text, fields]));
  return useMemo(() => {
    const { expression, issues } = parseFormula(text);
    if (issues.length > 0) return null;
    const names = new Map(fields.map(({ code, name }) => [code, name[locale]]));
    return describeFormula(expression, {
      locale,
      fields: fieldTypesOf(fields),
      nameOf: (path) => names.get(path) || undefined,
      nameOfText: valueNames(fields, units, locale),
    });
  }, [text, fields, units, locale]);
}
