import { createForm, type Form, type FormInput } from '@inkstone/form-engine';
import type { ControlDefinition, ControlOptions, LayoutRow } from '@inkstone/schema';
import { controlModels } from '../models.ts';

type Column = Pick<ControlDefinition, 'key' | 'type' | 'options'>;

export function buildControl(type: string, key: string, options: Partial<ControlOptions> = {}): Column {
  return { key, type, options: { name: key, ...options } };
}

export function buildSheet(key: string, columns: readonly Column[], options: Partial<ControlOptions> = {}): ControlDefinition {
  return { ...buildControl('sheet', key, options), columns: [...columns] };
}

interface FormBuild extends Partial<Omit<FormInput, 'definition'>> {
  readonly layout?: LayoutRow[];
}

/** Builds a form with the real controls, at a fixed time in Taipei. */
export function buildForm(controls: ControlDefinition[], { layout = [], ...input }: FormBuild = {}): Form {
  return createForm({
    definition: { code: 'claim', name: 'claim', schemaCode: 'claim', controls, layout },
    controls: controlModels,
    environment: { locale: 'en', now: () => new Date('2026-11-21T04:00:00Z'), timeZone: 'Asia/Taipei' },
    ...input,
  });
}
