import type { AppDefinition, ControlDefinition, DataItem, FormDefinition, ModelDefinition } from '@inkstone/schema';

/**
 * Returns the models with the `noRepeat` settings of their forms: set on any form, it is a rule of the data item (architecture, storage). A
 * model to which they add nothing is the same object.
 */
export function withNoRepeat(app: AppDefinition): AppDefinition {
  const forms = Map.groupBy(app.forms, ({ schemaCode }) => schemaCode);
  return { ...app, models: app.models.map((model) => markModel(model, forms.get(model.code) ?? [])) };
}

function markModel(model: ModelDefinition, forms: readonly FormDefinition[]): ModelDefinition {
  const ruled = new Set(forms.flatMap(({ controls }) => controls.flatMap(ruledPaths)));
  return ruled.size === 0 ? model : { ...model, dataItems: model.dataItems.map((item) => markItem(item, ruled)) };
}

function ruledPaths({ key, options, columns = [] }: ControlDefinition): string[] {
  const ruled = columns.filter((column) => column.options['noRepeat'] === true).map((column) => `${key}.${column.key}`);
  return options['noRepeat'] === true ? [key, ...ruled] : ruled;
}

function markItem(item: DataItem, ruled: ReadonlySet<string>): DataItem {
  const marked = ruled.has(item.code) ? { ...item, noRepeat: true } : item;
  const markColumn = (column: DataItem): DataItem => (ruled.has(`${item.code}.${column.code}`) ? { ...column, noRepeat: true } : column);
  return item.dataItems ? { ...marked, dataItems: item.dataItems.map(markColumn) } : marked;
}
