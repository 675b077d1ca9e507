import { controlModels, type ControlType } from '@inkstone/controls/models';
import { isSystemField } from '@inkstone/schema';

type Content = Readonly<Record<string, unknown>>;

/** A control of a designed form with the data item that it makes. */
export interface DesignedControl {
  readonly key: string;
  readonly type: string;
  readonly options?: Content;
  readonly columns?: readonly DesignedControl[];
  /** Of its data item besides its type. */
  readonly item?: Content;
}

/** The contents of a model and of its form of the same code, with rows of controls of one width; what is wrong in them stays. */
export function buildModelWithForm(
  code: string,
  controls: readonly DesignedControl[],
  span = 12,
): { readonly model: Content; readonly form: Content } {
  const layout = Array.from({ length: Math.ceil((controls.length * span) / 24) }, (_, row) => ({
    columns: controls.slice((row * 24) / span, ((row + 1) * 24) / span).map(({ key }) => ({ control: key, span })),
  }));
  return {
    model: { name: code, dataItems: controls.flatMap(itemOf) },
    form: { name: code, controls: controls.map(controlOf), layout },
  };
}

function itemOf({ key, type, columns, item }: DesignedControl): readonly Content[] {
  const model = Object.hasOwn(controlModels, type) ? controlModels[type as ControlType] : null;
  const itemType = model?.dataItemTypes[0];
  if (!itemType || isSystemField(key) || (model.role !== 'value' && model.role !== 'sheet')) return [];
  const isDay = itemType === 'Date';
  return [
    {
      code: key,
      name: key,
      type: itemType,
      ...(isDay && { precision: 'day' }),
      ...(itemType === 'Sheet' && { dataItems: (columns ?? []).flatMap(itemOf) }),
      ...item,
    },
  ];
}

function controlOf({ key, type, options, columns }: DesignedControl): Content {
  return { key, type, options: { name: key, ...options }, ...(columns && { columns: columns.map(controlOf) }) };
}
