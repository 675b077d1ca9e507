import type { Form } from '@inkstone/form-engine';
import { dataItemTypes, type FieldPath, type ConditionDocument } from '@inkstone/schema';
import { boundConditions, declaredConditions, rowFieldReader } from '../options/bound-conditions.ts';
import { textOption } from '../options/declared-option.ts';
import type { RecordSource } from '../relevance-form/record-source.ts';
import { reverseRelevanceModel } from './reverse-relevance.model.ts';
import { isLink } from './tabbed-lists.ts';

/** Returns the source of the records that reference this one by `fieldCode`: with `eq` for a single reference, with `have` for several. */
export function referencingRecords(form: Form, path: string, recordId: string | null, isNarrow: boolean): RecordSource {
  const options = form.field(path).options.value;
  const field = textOption(options, 'fieldCode');
  const schemaCode = recordId === null || field === null ? null : textOption(options, 'schemaCode');
  const isMany = Number(options['relativeType']) === dataItemTypes.RelevanceFormEx;
  const referencesRecord: ConditionDocument = { field: field ?? 'id', operator: isMany ? 'have' : 'eq', value: { id: recordId ?? '' } };
  const own = (isNarrow ? declaredConditions(options['mobileConditions']) : null) ?? declaredConditions(options['conditions']);
  const conditions = own && !isLink(options) ? boundConditions(own, rowFieldReader(form, path)) : null;
  return {
    schemaCode,
    listCode: isLink(options) ? null : textOption(options, 'listCode'),
    fields: null,
    filter: conditions ? { join: 'and', items: [referencesRecord, conditions] } : referencesRecord,
    searched: [],
  };
}

/** The lists in which a form requires at least one record, and what each offers on wide and on narrow screens. */
export function requiredReferences(
  form: Form,
  recordId: string,
): readonly { readonly path: FieldPath; readonly sources: readonly RecordSource[] }[] {
  return form.definition.controls
    .filter(({ key, type }) => type === reverseRelevanceModel.type && form.has(key))
    .map(({ key }) => form.field(key))
    .filter(({ required, readonly }) => required.peek() && !readonly.peek())
    .map(({ path }) => ({ path, sources: [false, true].map((isNarrow) => referencingRecords(form, path, recordId, isNarrow)) }));
}
