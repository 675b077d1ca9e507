import { fieldsOfConditions } from '@inkstone/formula';
import {
  choiceSourceSchema,
  dataLinkageSchema,
  type ConditionDocument,
  type ControlDefinition,
  type FormDefinition,
} from '@inkstone/schema';

type Part = Pick<ControlDefinition, 'options'>;

/** A control's or column's records of a model, by linkage or as choices. */
interface ControlSource {
  /** `price`, or `items.price` for a column. */
  readonly key: string;
  readonly schemaCode: string;
  readonly fields: readonly string[];
}

type Source = Omit<ControlSource, 'key'>;

export function sourcesOfForm(form: Pick<FormDefinition, 'controls'>): readonly ControlSource[] {
  return form.controls.flatMap((control) => [
    ...sourcesOf(control, control.key),
    ...(control.columns ?? []).flatMap((column) => sourcesOf(column, `${control.key}.${column.key}`)),
  ]);
}

function sourcesOf({ options }: Part, key: string): readonly ControlSource[] {
  return [...linkageSources(options), ...choiceSources(options)].map((source) => ({ key, ...source }));
}

function linkageSources({ dataLinkage }: Part['options']): readonly Source[] {
  const linkage = dataLinkageSchema.safeParse(dataLinkage).data;
  if (!linkage) return [];
  const { schemaCode, conditions, field, mappings = [], order } = linkage;
  return [{ schemaCode, fields: [...given(field, order?.field), ...mappings.map(({ from }) => from), ...readBy(conditions)] }];
}

function choiceSources({ choiceSource }: Part['options']): readonly Source[] {
  const source = choiceSourceSchema.safeParse(choiceSource).data;
  if (source?.kind !== 'model') return [];
  const { schemaCode, displayItem, valueItem, orderField, condition } = source;
  return [{ schemaCode, fields: [...given(displayItem, valueItem, orderField), ...readBy(condition)] }];
}

function given(...fields: readonly (string | undefined)[]): readonly string[] {
  return fields.filter((field) => field !== undefined);
}

function readBy(conditions: ConditionDocument | undefined): readonly string[] {
  return conditions ? fieldsOfConditions(conditions).record : [];
}
