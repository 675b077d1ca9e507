import type { ControlDefinition, Patch } from '@inkstone/schema';
import { expect } from 'vitest';
import type { Form } from '../src/index.ts';
import { openForm } from './build-form.fixture.ts';

export const set = (field: string, formula: string, when?: string) => ({ step: 'set', field, formula, ...(when && { when }) });
export const message = (zh: string, more: object = {}) => ({ step: 'message', text: { zh, en: `${zh} (en)` }, ...more });
export const clone = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch)) as Patch;

/** Expects the same values on a second engine that is given only the patch. */
export function expectReplay(form: Form, controls: readonly ControlDefinition[]): void {
  const server = openForm(controls);
  expect(server.applyPatch(clone(form.patch()))).toEqual([]);
  expect(server.values()).toEqual(form.values());
}
