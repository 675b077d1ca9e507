import { checkFormula } from '@inkstone/formula';
import type { ControlDefinition, ControlOptions, FormDefinition, FormPermission } from '@inkstone/schema';
import { createForm, type Form, type FormInput } from '../src/index.ts';
import { fixtureControls } from './controls.fixture.ts';

type Options = Partial<ControlOptions> & Record<string, unknown>;
type Column = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

export function buildControl(type: string, key: string, options: Options = {}): Column {
  return { key, type, options: { name: key, ...options } };
}

export const number = (key: string, options?: Options): Column => buildControl('number', key, options);
export const text = (key: string, options?: Options): Column => buildControl('text', key, options);

export function sheet(key: string, columns: readonly Column[], options: Options = {}): ControlDefinition {
  return { ...buildControl('sheet', key, options), columns: [...columns] };
}

export function buildDefinition(...controls: readonly ControlDefinition[]): FormDefinition {
  return { code: 'claim', name: 'Claim', schemaCode: 'claim', controls: [...controls], layout: [] };
}

export const environment: FormInput['environment'] = {
  locale: 'en',
  now: () => new Date('2026-11-21T04:00:00Z'),
  timeZone: 'Asia/Taipei',
  user: { id: 'ann', name: 'Ann', unitType: 3 },
  department: { id: 'sales', name: 'Sales', unitType: 1 },
};

export function openForm(controls: readonly ControlDefinition[], input: Partial<FormInput> = {}): Form {
  return createForm({ definition: buildDefinition(...controls), controls: fixtureControls, environment, checkFormula, ...input });
}

/** Everything may be edited except what is named. */
export function permissionExcept(controls: FormPermission['controls']): FormPermission {
  return { others: { e: true, v: true }, controls };
}
