import { dataItemTypes, isSystemField, type ControlDefinition, type FormDefinition, type ModelDefinition } from '@inkstone/schema';
import { unshownTypes } from '../../apps/index.ts';
import { listOf, type KnownLists } from './known-lists.ts';
import { findItem, type KnownModels } from './known-models.ts';
import { problem, type Problem } from './problem.ts';

type Part = Pick<ControlDefinition, 'type' | 'options'>;

/** Pickers show fields that can be shown and take records from published lists; lists of records that point here know the field that does. */
export function checkShownRecords(form: FormDefinition, known: KnownModels, lists: KnownLists, path: string): readonly Problem[] {
  const check = (part: Part, at: string): readonly Problem[] => {
    const source = listOf(part.options);
    const target = typeof part.options['schemaCode'] === 'string' ? known.get(part.options['schemaCode']) : undefined;
    return [
      ...(source && target && !lists(source.schemaCode, source.listCode) ? [problem('UnknownList', at, { code: source.listCode })] : []),
      ...(part.type === 'reverse-relevance' ? pointingProblems(part, form, known, at) : []),
      ...(target ? fieldProblems(part, target, at) : []),
    ];
  };
  return form.controls.flatMap((control) => [
    ...check(control, `${path}.${control.key}`),
    ...(control.columns ?? []).flatMap((column) => check(column, `${path}.${control.key}.${column.key}`)),
  ]);
}

function fieldProblems({ options }: Part, target: ModelDefinition, path: string): readonly Problem[] {
  const shown = [options['displayField'], options['showField']].flat().filter((field) => typeof field === 'string' && field !== '');
  return (shown as readonly string[])
    .filter((field) => field !== 'name' && !isSystemField(field))
    .flatMap((field) => {
      const item = findItem(target, field);
      if (!item) return [problem('UnknownItem', path, { code: `${target.code}.${field}` })];
      return unshownTypes.has(item.type) ? [problem('FieldNotShown', path, { field, type: item.type })] : [];
    });
}

/** The field that points here is one of the other model, of the kind that the control says. */
function pointingProblems({ options }: Part, { schemaCode }: FormDefinition, known: KnownModels, path: string): readonly Problem[] {
  const { schemaCode: other, fieldCode, relativeType = dataItemTypes.RelevanceForm } = options;
  if (typeof other !== 'string') return [];
  const model = known.get(other);
  if (!model) return [problem('UnknownModel', path, { code: other })];
  const field = typeof fieldCode === 'string' ? fieldCode : '';
  const item = findItem(model, field);
  const points = item?.schemaCode === schemaCode && dataItemTypes[item.type] === relativeType;
  return points ? [] : [problem('FieldPointsElsewhere', path, { field, model: schemaCode })];
}
