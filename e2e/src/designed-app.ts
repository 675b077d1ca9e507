import { createDesignApp, openWorkingCopy, submitGroup, type CallInput } from '@inkstone/api';
import { buildModelWithForm, type DesignedControl } from '@inkstone/testing/form-builder';
import { call } from './call.ts';
import type { Person } from './person.ts';

type Operation = CallInput<typeof submitGroup>['operations'][number];

/** Begins an application, beside the pages that design it. */
export async function beginApp(person: Person, code: string): Promise<void> {
  await call(person, createDesignApp, { code, name: code });
}

/** Adds documents or parts to a working copy in one step. */
export async function addToDesign(person: Person, appCode: string, operations: readonly Operation[]): Promise<void> {
  const { revision } = await call(person, openWorkingCopy, { appCode });
  await call(person, submitGroup, { appCode, revision, operations: [...operations] });
}

/** Adds a model and its form of the same code. */
export function modelWithForm(code: string, controls: readonly DesignedControl[], span = 12): readonly Operation[] {
  const { model, form } = buildModelWithForm(code, controls, span);
  return [
    { op: 'insert', document: { kind: 'model', code }, path: [], value: model },
    { op: 'insert', document: { kind: 'form', schemaCode: code, code }, path: [], value: form },
  ];
}
