import type { AppDefinition, ControlDefinition, DataItem, FormDefinition } from '@inkstone/schema';

/**
 * Returns the models with the `noRepeat` settings of their forms: set on any form, it is a rule of the data item (architecture, storage).
 */
export function withNoRepeat(app: AppDefinition): AppDefinition {
  const models = app.models.map((model) => {
    const controls = app.forms.filter(({ schemaCode }) => schemaCode === model.code).flatMap((form: FormDefinition) => form.controls);
    return { ...model, dataItems: model.dataItems.map((item) => markItem(item, controls)) };
  });
  return { ...app, models };
}

function markItem(item: DataItem, controls: readonly Pick<ControlDefinition, 'key' | 'options' | 'columns'>[]): DataItem {
  const own = controls.filter(({ key }) => key === item.code);
  const columns = own.flatMap((control) => control.columns ?? []);
  const marked = own.some(({ options }) => options['noRepeat'] === true) ? { ...item, noRepeat: true } : item;
  return item.dataItems ? { ...marked, dataItems: item.dataItems.map((column) => markItem(column, columns)) } : marked;
}
