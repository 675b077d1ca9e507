import type { ControlOptions } from '@inkstone/schema';
import { textOption } from '../options/declared-option.ts';

/** Returns the columns that a picker shows; by default only the name. */
export function shownFields(options: ControlOptions): readonly string[] {
  const fields = options['showField'];
  return Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string' && field !== '') : [];
}

/** Returns all requested fields of a record: those shown and those that mappings import. */
export function requestedFields(options: ControlOptions): readonly string[] {
  const displayField = textOption(options, 'displayField');
  const mapped = (options.mappings ?? []).map(({ from }) => from);
  const own = new Set(['id', 'name']);
  return [...new Set([...shownFields(options), ...mapped, ...(displayField ? [displayField] : [])])].filter((field) => !own.has(field));
}
