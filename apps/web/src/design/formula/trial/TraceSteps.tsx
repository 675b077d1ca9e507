import { describeFormula, parseFormula, type FormulaTrace, type TraceStep } from '@inkstone/formula';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { fieldTypesOf, type FormulaField } from '../formula-field.ts';
import { valueNames } from '../value-names.ts';
import styles from '../formula.module.css';

interface TraceStepsProps {
  readonly trace: FormulaTrace;
  readonly fields: readonly FormulaField[];
}

/** Literals say their value themselves. */
const silent: ReadonlySet<string> = new Set(['number', 'text', 'logic', 'missing']);

/** The parts of a formula with their values, each below the part that it belongs to. */
export function TraceSteps({ trace, fields }: TraceStepsProps) {
  const locale = useLocale();
  const names = new Map(fields.map(({ code, name }) => [code, name[locale]]));
  const wordsOf = ({ from, to, text }: TraceStep): string => {
    const { expression, issues } = parseFormula(trace.source.slice(from, to));
    if (issues.length > 0) return text;
    return describeFormula(expression, {
      locale,
      fields: fieldTypesOf(fields),
      nameOf: (path) => names.get(path) || undefined,
      nameOfText: valueNames(fields, new Map(), locale),
    });
  };
  const list = (steps: readonly TraceStep[]) => (
    <ul className={styles.steps}>
      {steps
        .filter(({ kind }) => !silent.has(kind))
        .map((step) => (
          <li key={`${step.from} ${step.to} ${step.kind}`}>
            <span className={styles.step} data-state={step.result.state}>
              <span>{wordsOf(step)}</span>
              <strong>{step.shown[locale]}</strong>
            </span>
            {step.steps.some(({ kind }) => !silent.has(kind)) ? list(step.steps) : null}
          </li>
        ))}
    </ul>
  );
  return list([trace.root]);
}
