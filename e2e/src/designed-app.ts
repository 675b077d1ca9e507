import { createDesignApp, openWorkingCopy, submitGroup, type CallInput } from '@inkstone/api';
import { controlModels, type ControlType } from '@inkstone/controls/models';
import { isSystemField } from '@inkstone/schema';
import { call } from './call.ts';
import type { Person } from './person.ts';

type Operation = CallInput<typeof submitGroup>['operations'][number];
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

/** Begins an application, beside the pages that design it. */
export async function beginApp(person: Person, code: string): Promise<void> {
  await call(person, createDesignApp, { code, name: code });
}

/** Adds documents or parts to a working copy in one step. */
export async function addToDesign(person: Person, appCode: string, operations: readonly Operation[]): Promise<void> {
  const { revision } = await call(person, openWorkingCopy, { appCode });
  await call(person, submitGroup, { appCode, revision, operations: [...operations] });
}

/** A model and its form of the same code, with a row for each control. */
export function modelWithForm(code: string, controls: readonly DesignedControl[], span = 12): readonly Operation[] {
  const layout = Array.from({ length: Math.ceil((controls.length * span) / 24) }, (_, row) => ({
    columns: controls.slice((row * 24) / span, ((row + 1) * 24) / span).map(({ key }) => ({ control: key, span })),
  }));
  return [
    { op: 'insert', document: { kind: 'model', code }, path: [], value: { name: code, dataItems: controls.flatMap(itemOf) } },
    {
      op: 'insert',
      document: { kind: 'form', schemaCode: code, code },
      path: [],
      value: { name: code, controls: controls.map(controlOf), layout },
    },
  ];
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
