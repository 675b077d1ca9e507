import { dataItemTypes, isSystemField, type ControlDefinition, type FormDefinition, type ModelDefinition } from '@inkstone/schema';
import { unshownTypes } from '../../apps/index.ts';
import { listOf, type KnownLists } from './known-lists.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

type Part = Pick<ControlDefinition, 'type' | 'options'>;

/**
 * Pickers must show displayable fields and take records from published lists; lists of referring records must name an existing reference
 * field.
 */
export function checkShownRecords(form: FormDefinition, known: KnownModels, lists: KnownLists, path: string): readonly PublishIssue[] {
  const check = (part: Part, at: string): readonly PublishIssue[] => {
    const source = listOf(part.options);
    const target = typeof part.options['schemaCode'] === 'string' ? known.get(part.options['schemaCode']) : undefined;
    return [
      ...(source && target && !lists(source.schemaCode, source.listCode)
        ? [publishIssue('UnknownList', at, { code: source.listCode })]
        : []),
      ...(part.type === 'reverse-relevance' ? referenceIssues(part, form, known, at) : []),
      ...(target ? fieldIssues(part, target, at) : []),
    ];
  };
  return form.controls.flatMap((control) => [
    ...check(control, `${path}.${control.key}`),
    ...(control.columns ?? []).flatMap((column) => check(column, `${path}.${control.key}.${column.key}`)),
  ]);
}

function fieldIssues({ options }: Part, target: ModelDefinition, path: string): readonly PublishIssue[] {
  const shown = [options['displayField'], options['showField']].flat().filter((field) => typeof field === 'string' && field !== '');
  return (shown as readonly string[])
    .filter((field) => field !== 'name' && !isSystemField(field))
    .flatMap((field) => {
      const item = findItem(target, field);
      if (!item) return [publishIssue('UnknownItem', path, { code: `${target.code}.${field}` })];
      return unshownTypes.has(item.type) ? [publishIssue('FieldNotShown', path, { field, type: item.type })] : [];
    });
}

/** The reference field belongs to the other model and is of the kind that the control requires. */
function referenceIssues({ options }: Part, { schemaCode }: FormDefinition, known: KnownModels, path: string): readonly PublishIssue[] {
  const { schemaCode: other, fieldCode, relativeType = dataItemTypes.RelevanceForm } = options;
  if (typeof other !== 'string') return [];
  const model = known.get(other);
  if (!model) return [publishIssue('UnknownModel', path, { code: other })];
  const field = typeof fieldCode === 'string' ? fieldCode : '';
  const item = findItem(model, field);
  const points = item?.schemaCode === schemaCode && dataItemTypes[item.type] === relativeType;
  return points ? [] : [publishIssue('FieldPointsElsewhere', path, { field, model: schemaCode })];
}
