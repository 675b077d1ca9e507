import { nearestName } from '@inkstone/formula';
import { controlOptionsSchema, type ControlOptions } from '@inkstone/schema';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** `actions` are the buttons beside an input (designer specification, section 3). */
const ofEveryControl = [...Object.keys(controlOptionsSchema.shape), 'actions'];

/**
 * Returns warnings for unknown options, with the option that was probably meant. They do not prevent publishing, because a document may
 * come from a newer version of the product.
 */
export function unknownOptions(options: ControlOptions, declared: readonly string[], path: string): PublishIssue[] {
  const known = [...ofEveryControl, ...declared];
  return Object.keys(options)
    .filter((option) => !known.includes(option))
    .map((option) => {
      const meant = nearestName(option, known);
      const unknown = publishIssue(meant === undefined ? 'OptionUnknown' : 'OptionMisspelled', `${path}.options.${option}`, {
        option,
        meant,
      });
      return { ...unknown, isWarning: true };
    });
}
