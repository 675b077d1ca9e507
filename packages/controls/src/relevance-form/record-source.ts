import type { Form } from '@inkstone/form-engine';
import type { ConditionDocument, ControlOptions, FieldValue, FormValues } from '@inkstone/schema';
import { boundConditions, declaredConditions, rowFieldReader } from '../options/bound-conditions.ts';
import { textOption } from '../options/declared-option.ts';
import type { RecordSearch } from '../services/ui-services.ts';
import { requestedFields } from './requested-fields.ts';

/** The records that a picker offers. */
export interface RecordSource {
  readonly schemaCode: string | null;
  readonly listCode: string | null;
  /** The requested fields: those shown and those that mappings import. Null: the columns of the list. */
  readonly fields: readonly string[] | null;
  readonly filter: ConditionDocument | null;
  /** Fields to search for a keyword (`searchFormula`); if empty, the name and the number. */
  readonly searched: readonly string[];
}

/**
 * Reads the source from the options of a control, with current values of the form in the conditions. Phones may have their own conditions.
 */
export function recordSource(form: Form, path: string, isNarrow: boolean): RecordSource {
  return sourceOfOptions(form.field(path).options.value, rowFieldReader(form, path), isNarrow);
}

/** Reads the source from options without an open form; `read` returns the value of a field that the conditions refer to. */
export function sourceOfOptions(options: ControlOptions, read: (code: string) => FieldValue, isNarrow: boolean): RecordSource {
  const declared = (isNarrow ? declaredConditions(options['mobileConditions']) : null) ?? declaredConditions(options['conditions']);
  return {
    schemaCode: textOption(options, 'schemaCode'),
    listCode: textOption(options, 'queryCode'),
    fields: requestedFields(options),
    filter: declared && boundConditions(declared, read),
    searched: (textOption(options, 'searchFormula') ?? '').split(/[\s,;，；]+/).filter((code) => /^[A-Za-z]\w*$/.test(code)),
  };
}

/** Returns the form values that the conditions read, by the names used in them. */
export function sourceInputs(options: ControlOptions, read: (code: string) => FieldValue): FormValues {
  const inputs: Record<string, FieldValue> = {};
  const keep = (code: string): FieldValue => (inputs[code] = read(code));
  for (const isNarrow of [false, true]) sourceOfOptions(options, keep, isNarrow);
  return inputs;
}

/** Returns the search request for a keyword. */
export function recordSearch(source: RecordSource, keyword: string): RecordSearch {
  const { fields, listCode, searched } = source;
  const filter = searchFilter(source, keyword);
  return {
    keyword: searched.length > 0 ? '' : keyword,
    ...(fields && { fields }),
    ...(listCode !== null && { listCode }),
    ...(filter && { filter }),
  };
}

/** Returns the conditions combined with the keyword in one of the searched fields. */
export function searchFilter({ filter, searched }: RecordSource, keyword: string): ConditionDocument | null {
  if (keyword === '' || searched.length === 0) return filter;
  const found: ConditionDocument = { join: 'or', items: searched.map((field) => ({ field, operator: 'contain', value: keyword })) };
  return filter ? { join: 'and', items: [filter, found] } : found;
}
