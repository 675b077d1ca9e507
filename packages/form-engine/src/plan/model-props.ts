import type { ControlOptions } from '@inkstone/schema';
import type { PropTable } from '../interfaces/prop-table.ts';
import { calculationOptions, conditionOptions } from './engine-formulas.ts';

/** Where an option can have a formula: in a companion option, or as its own text. */
interface FormulaSource {
  readonly option: string;
  readonly companion: string | undefined;
  readonly isOwn: boolean;
}

/** What planning needs of a model's property table. */
interface ModelProps {
  readonly defaults: Readonly<Partial<ControlOptions>>;
  /** Is one of the defaults such a formula? */
  readonly hasDefaultFormula: boolean;
  readonly formulaSources: readonly FormulaSource[];
  /** The names of all options that can contain such a formula. */
  readonly formulaOptions: ReadonlySet<string>;
}

/** Formulas that the engine handles separately. */
const engineFormulas: ReadonlySet<string> = new Set([...calculationOptions, ...Object.values(conditionOptions)]);

const known = new WeakMap<PropTable, ModelProps>();

/** Computed once for all controls of a model: forms have hundreds of controls of few models. */
export function modelProps(props: PropTable): ModelProps {
  const before = known.get(props);
  if (before) return before;
  const entries = Object.entries(props);
  const defaults = entries.flatMap(([key, prop]) => (prop.default === undefined ? [] : [[key, prop.default] as const]));
  const formulaSources = entries.map(([option, { hint }]) => ({
    option,
    companion: engineFormulas.has(`${option}Formula`) ? undefined : `${option}Formula`,
    isOwn: (hint === 'formula' && !engineFormulas.has(option)) || (hint === 'number' && option !== 'defaultValue'),
  }));
  const formulaOptions = formulaSources.flatMap(({ option, companion, isOwn }) => [
    ...(companion ? [companion] : []),
    ...(isOwn ? [option] : []),
  ]);
  const names = new Set(formulaOptions);
  const found: ModelProps = {
    defaults: Object.fromEntries(defaults),
    hasDefaultFormula: defaults.some(([key, value]) => names.has(key) && isFormulaText(value)),
    formulaSources,
    formulaOptions: names,
  };
  known.set(props, found);
  return found;
}

export function isFormulaText(source: unknown): source is string {
  return typeof source === 'string' && source.trim() !== '';
}

/** The options with the model's defaults filled in: like spreading both, which takes three times as long. */
export function withDefaults(defaults: ModelProps['defaults'], options: ControlOptions): ControlOptions {
  const all: Record<string, unknown> = { ...defaults };
  // Assigning to `__proto__` would not add an option.
  for (const name in options) if (name !== '__proto__') all[name] = options[name];
  return all as ControlOptions;
}
