import { nearestName } from '@inkstone/formula';
import { controlOptionsSchema, type ControlOptions } from '@inkstone/schema';
import { problem, type Problem } from './problem.ts';

/** `actions` are the buttons beside an input (designer specification, section 3). */
const ofEveryControl = [...Object.keys(controlOptionsSchema.shape), 'actions'];

/**
 * Options that a control does not know: they do nothing, which is told with the option that was probably meant. They keep nobody from
 * publishing, because a document may come from a newer version of the product.
 */
export function unknownOptions(options: ControlOptions, declared: readonly string[], path: string): Problem[] {
  const known = [...ofEveryControl, ...declared];
  return Object.keys(options)
    .filter((option) => !known.includes(option))
    .map((option) => {
      const meant = nearestName(option, known);
      const unknown = problem(meant === undefined ? 'OptionUnknown' : 'OptionMisspelled', `${path}.options.${option}`, { option, meant });
      return { ...unknown, isWarning: true };
    });
}
