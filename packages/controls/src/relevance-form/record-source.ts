import type { Form } from '@inkstone/form-engine';
import type { ConditionDocument } from '@inkstone/schema';
import { boundConditions, declaredConditions, readBeside } from '../bound-conditions.ts';
import { textOption } from '../declared-option.ts';
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
  const options = form.field(path).options.value;
  const declared = (isNarrow ? declaredConditions(options['mobileConditions']) : null) ?? declaredConditions(options['conditions']);
  return {
    schemaCode: textOption(options, 'schemaCode'),
    listCode: textOption(options, 'queryCode'),
    fields: wantedFields(options),
    filter: declared && boundConditions(declared, readBeside(form, path)),
    searched: (textOption(options, 'searchFormula') ?? '').split(/[\s,;，；]+/).filter((code) => /^[A-Za-z]\w*$/.test(code)),
  };
}

/** The filter of a search: the conditions, and the keyword in one of the fields that are searched. */
export function searchFilter({ filter, searched }: RecordSource, keyword: string): ConditionDocument | null {
  if (keyword === '' || searched.length === 0) return filter;
  const found: ConditionDocument = { join: 'or', items: searched.map((field) => ({ field, operator: 'contain', value: keyword })) };
  return filter ? { join: 'and', items: [filter, found] } : found;
}
