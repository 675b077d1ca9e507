import type { ControlOptions } from '@inkstone/schema';
import { textOption } from '../options/declared-option.ts';

/** The columns a picker shows; nothing configured: only the name. */
export function shownFields(options: ControlOptions): readonly string[] {
  const fields = options['showField'];
  return Array.isArray(fields) ? fields.filter((field): field is string => typeof field === 'string' && field !== '') : [];
}

/** Everything asked of a record: what is shown and what mappings take over. */
export function wantedFields(options: ControlOptions): readonly string[] {
  const displayField = textOption(options, 'displayField');
  const mapped = (options.mappings ?? []).map(({ from }) => from);
  const own = new Set(['id', 'name']);
  return [...new Set([...shownFields(options), ...mapped, ...(displayField ? [displayField] : [])])].filter((field) => !own.has(field));
}
