import { createDesignApp, openWorkingCopy, publishWorkingCopy, submitGroup, type CallInput } from '@inkstone/api';
import type { ApiClient } from '@inkstone/testing';
import { buildModelWithForm, type DesignedControl } from '@inkstone/testing/form-builder';

type Operation = CallInput<typeof submitGroup>['operations'][number];

/** Begins an application, beside the pages that design it. */
export async function beginApp(designer: ApiClient, code: string): Promise<void> {
  await designer.call(createDesignApp, { code, name: code });
}

/** Changes documents of a working copy in one step. */
export async function addToDesign(designer: ApiClient, appCode: string, operations: readonly Operation[]): Promise<void> {
  const { revision } = await designer.call(openWorkingCopy, { appCode });
  await designer.call(submitGroup, { appCode, revision, operations: [...operations] });
}

/** Publishes everything that is designed of an application, whatever it warns of. */
export async function publishApp(designer: ApiClient, appCode: string): Promise<void> {
  const { revision } = await designer.call(openWorkingCopy, { appCode });
  await designer.call(publishWorkingCopy, { appCode, revision, reason: 'ok' });
}

/** Adds a model and its form of the same code. */
export function modelWithForm(code: string, controls: readonly DesignedControl[], span = 12): readonly Operation[] {
  const { model, form } = buildModelWithForm(code, controls, span);
  return [
    { op: 'insert', document: { kind: 'model', code }, path: [], value: model },
    { op: 'insert', document: { kind: 'form', schemaCode: code, code }, path: [], value: form },
  ];
}
