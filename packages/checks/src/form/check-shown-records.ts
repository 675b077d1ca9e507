import { dataItemTypes, isSystemField, type FormDefinition, type ModelDefinition } from '@inkstone/schema';
import type { DocumentIssue, Report } from '../issue/document-issue.ts';
import type { ControlLocation } from '../issue/issue-location.ts';
import { findItem } from '../model/find-item.ts';
import { listOf } from '../surroundings/named-list.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { partsOfForm, type ControlPart } from './form-part.ts';
import { unshownTypes } from './unshown-types.ts';

/**
 * Pickers must show displayable fields and take records from published lists; lists of referring records must name an existing reference
 * field.
 */
export function checkShownRecords(form: FormDefinition, around: Surroundings, report: Report): DocumentIssue[] {
  return partsOfForm(form).flatMap(({ part, location }) => {
    const source = listOf(part.options);
    const target = typeof part.options['schemaCode'] === 'string' ? around.model(part.options['schemaCode']) : undefined;
    return [
      ...(source && target && !around.hasList(source.schemaCode, source.listCode)
        ? [report('UnknownList', { ...location, option: 'listCode' in part.options ? 'listCode' : 'queryCode' }, { code: source.listCode })]
        : []),
      ...(part.type === 'reverse-relevance' ? referenceIssues(part, form, around, report, location) : []),
      ...(target ? fieldIssues(part, target, report, location) : []),
    ];
  });
}

function fieldIssues({ options }: ControlPart, target: ModelDefinition, report: Report, location: ControlLocation): DocumentIssue[] {
  return ['displayField', 'showField'].flatMap((option) => {
    const at = { ...location, option };
    return [options[option]].flat().flatMap((field) => {
      if (typeof field !== 'string' || field === '' || field === 'name' || isSystemField(field)) return [];
      const item = findItem(target, field);
      if (!item) return [report('UnknownItem', at, { code: `${target.code}.${field}` })];
      return unshownTypes.has(item.type) ? [report('FieldNotShown', at, { field, type: item.type })] : [];
    });
  });
}

/** The reference field belongs to the other model and is of the kind that the control requires. */
function referenceIssues(
  { options }: ControlPart,
  { schemaCode }: FormDefinition,
  around: Surroundings,
  report: Report,
  location: ControlLocation,
): DocumentIssue[] {
  const { schemaCode: other, fieldCode, relativeType = dataItemTypes.RelevanceForm } = options;
  if (typeof other !== 'string') return [];
  const model = around.model(other);
  if (!model) return [report('UnknownModel', { ...location, option: 'schemaCode' }, { code: other })];
  const field = typeof fieldCode === 'string' ? fieldCode : '';
  const item = findItem(model, field);
  const points = item?.schemaCode === schemaCode && dataItemTypes[item.type] === relativeType;
  return points ? [] : [report('FieldPointsElsewhere', { ...location, option: 'fieldCode' }, { field, model: schemaCode })];
}
