import type { ControlOptions } from '@inkstone/schema';
import type { PropTable } from '../interfaces/prop-table.ts';
import { calculationOptions, conditionOptions } from './engine-formulas.ts';

/** Where an option may have a formula: in an option beside it, or as its own text. */
interface FormulaPlace {
  readonly option: string;
  readonly beside: string | undefined;
  readonly isOwn: boolean;
}

/** What planning asks of a model's table of properties. */
interface ModelProps {
  readonly defaults: Readonly<Partial<ControlOptions>>;
  readonly formulaPlaces: readonly FormulaPlace[];
  /** The options that those places name. */
  readonly formulaOptions: ReadonlySet<string>;
}

/** Formulas with a part of their own in the engine. */
const engineFormulas: ReadonlySet<string> = new Set([...calculationOptions, ...Object.values(conditionOptions)]);

const known = new WeakMap<PropTable, ModelProps>();

/** Found once for all controls of a model: forms have hundreds of controls of few models. */
export function modelProps(props: PropTable): ModelProps {
  const before = known.get(props);
  if (before) return before;
  const entries = Object.entries(props);
  const defaults = entries.flatMap(([key, prop]) => (prop.default === undefined ? [] : [[key, prop.default] as const]));
  const formulaPlaces = entries.map(([option, { hint }]) => ({
    option,
    beside: engineFormulas.has(`${option}Formula`) ? undefined : `${option}Formula`,
    isOwn: (hint === 'formula' && !engineFormulas.has(option)) || (hint === 'number' && option !== 'defaultValue'),
  }));
  const formulaOptions = formulaPlaces.flatMap(({ option, beside, isOwn }) => [...(beside ? [beside] : []), ...(isOwn ? [option] : [])]);
  const found = { defaults: Object.fromEntries(defaults), formulaPlaces, formulaOptions: new Set(formulaOptions) };
  known.set(props, found);
  return found;
}
