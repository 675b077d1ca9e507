import type { Form } from '@inkstone/form-engine';
import type { ConditionDocument, ControlOptions, FieldValue, FormValues } from '@inkstone/schema';
import { boundConditions, declaredConditions, readBeside } from '../options/bound-conditions.ts';
import { textOption } from '../options/declared-option.ts';
import type { RecordSearch } from '../services/ui-services.ts';
import { wantedFields } from './wanted-fields.ts';

/** Which records a picker offers. */
export interface RecordSource {
  readonly schemaCode: string | null;
  readonly listCode: string | null;
  /** Everything asked of a record: what is shown and what mappings take over. Null: the columns of the list. */
  readonly fields: readonly string[] | null;
  readonly filter: ConditionDocument | null;
  /** Fields that a keyword is looked for in (`searchFormula`); none: in the name and the number. */
  readonly searched: readonly string[];
}

/** What the options say, with the present values of the form in the conditions. A phone has conditions of its own where there are some. */
export function recordSource(form: Form, path: string, isNarrow: boolean): RecordSource {
  return sourceOfOptions(form.field(path).options.value, readBeside(form, path), isNarrow);
}

/** The same of a control that stands nowhere yet; `read` answers the fields that its conditions name. */
export function sourceOfOptions(options: ControlOptions, read: (code: string) => FieldValue, isNarrow: boolean): RecordSource {
  const declared = (isNarrow ? declaredConditions(options['mobileConditions']) : null) ?? declaredConditions(options['conditions']);
  return {
    schemaCode: textOption(options, 'schemaCode'),
    listCode: textOption(options, 'queryCode'),
    fields: wantedFields(options),
    filter: declared && boundConditions(declared, read),
    searched: (textOption(options, 'searchFormula') ?? '').split(/[\s,;，；]+/).filter((code) => /^[A-Za-z]\w*$/.test(code)),
  };
}

/** What the conditions read of the form, by the names they say. */
export function sourceInputs(options: ControlOptions, read: (code: string) => FieldValue): FormValues {
  const inputs: Record<string, FieldValue> = {};
  const keep = (code: string): FieldValue => (inputs[code] = read(code));
  for (const isNarrow of [false, true]) sourceOfOptions(options, keep, isNarrow);
  return inputs;
}

/** What is asked of a source's records by a keyword. */
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

/** The conditions, and the keyword in one of the fields that are searched. */
export function searchFilter({ filter, searched }: RecordSource, keyword: string): ConditionDocument | null {
  if (keyword === '' || searched.length === 0) return filter;
  const found: ConditionDocument = { join: 'or', items: searched.map((field) => ({ field, operator: 'contain', value: keyword })) };
  return filter ? { join: 'and', items: [filter, found] } : found;
}
