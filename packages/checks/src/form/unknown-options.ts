import { nearestName } from '@inkstone/formula';
import { controlOptionsSchema, type ControlOptions } from '@inkstone/schema';
import { asWarning, type DocumentIssue, type Report } from '../issue/document-issue.ts';
import type { ControlLocation } from '../issue/issue-location.ts';

/** `actions` are the buttons beside an input (designer specification, section 3). */
const ofEveryControl = [...Object.keys(controlOptionsSchema.shape), 'actions'];

/**
 * Returns warnings for unknown options, with the option that was probably meant. They do not prevent publishing, because a document may
 * come from a newer version of the product.
 */
export function unknownOptions(
  options: ControlOptions,
  declared: readonly string[],
  report: Report,
  location: ControlLocation,
): DocumentIssue[] {
  const control = location.column === undefined ? location.control : `${location.control}.${location.column}`;
  const known = [...ofEveryControl, ...declared];
  return Object.keys(options)
    .filter((option) => !known.includes(option))
    .map((option) => {
      const meant = nearestName(option, known);
      const code = meant === undefined ? 'OptionUnknown' : 'OptionMisspelled';
      return asWarning(report(code, { ...location, option }, { control, option, meant }));
    });
}
