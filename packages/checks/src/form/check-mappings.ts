import { systemFields, type ControlOptions, type FormDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import { findItem } from '../model/find-item.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { partsOfForm } from './form-part.ts';

/** Mappings of picked records lead from existing fields to controls beside the picker. */
export function checkMappings(form: FormDefinition, around: Surroundings, report: Report): DocumentIssue[] {
  return partsOfForm(form).flatMap(({ part: { options }, location, siblings }) =>
    (options.mappings ?? [])
      .filter(({ from, to }) => !siblings.includes(to) || !hasField(options, from, around))
      .map(({ from, to }) => report('MappingUnknown', location, { from, to })),
  );
}

/** The fields of a picked record are its data items and system fields; those of people and departments are not checked here. */
function hasField(options: ControlOptions, from: string, around: Surroundings): boolean {
  const target = typeof options['schemaCode'] === 'string' ? around.model(options['schemaCode']) : undefined;
  return !target || from === 'name' || from in systemFields || findItem(target, from) !== undefined;
}
