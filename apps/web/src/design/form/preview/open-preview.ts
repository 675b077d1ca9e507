import type { CallOutput, openFormPreview } from '@inkstone/api';
import { controlModels, extensionModelsOf } from '@inkstone/controls/models';
import { createForm, type Form, type FormServices } from '@inkstone/form-engine';
import type { JsonObject } from '@inkstone/design';
import { unitTypes, type FormDefinition, type FormPermission, type FormValues, type Locale, type Unit } from '@inkstone/schema';
import { textOf } from '../../working-copy/text-of.ts';
import type { FormContent } from '../form-content.ts';
import { sampleValues } from './sample-values.ts';

type Person = CallOutput<typeof openFormPreview>['person'];

/** What a preview is filled with when it is opened. */
export type PreviewFilling = 'empty' | 'sample' | { readonly values: FormValues };

interface PreviewOpening {
  readonly definition: FormDefinition;
  readonly permission: FormPermission;
  readonly person: Person;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly services: FormServices;
  readonly filling: PreviewFilling;
}

/** The form as the engine reads it, also where a draft is incomplete. */
export function previewedDefinition({ controls, rows }: FormContent, source: JsonObject): FormDefinition {
  return {
    code: textOf(source['code']),
    name: textOf(source['name']),
    schemaCode: textOf(source['schemaCode']),
    controls: [...controls.values()],
    layout: [...rows],
  };
}

/** Opens the form as the runtime does. Null if the draft cannot be opened; the problems of the working copy say why. */
export function openPreview({ filling, ...opening }: PreviewOpening): Form | null {
  if (filling === 'empty') return open(opening, {}, { stored: false });
  if (filling !== 'sample') return open(opening, filling.values, { stored: true });
  const models = { ...extensionModelsOf(opening.definition), ...controlModels };
  const quiet = { ...opening, services: { send: () => new Promise<never>(() => undefined) } };
  const values = sampleValues(opening.definition, models, environmentOf(opening), (given) => open(quiet, given, { stored: false }));
  return open(opening, values, { stored: false });
}

type Opening = Omit<PreviewOpening, 'filling'>;

function open(opening: Opening, values: FormValues, { stored }: { readonly stored: boolean }): Form | null {
  const { definition, permission, locale, timeZone, services } = opening;
  try {
    return createForm({
      definition,
      controls: { ...extensionModelsOf(definition), ...controlModels },
      permission,
      values,
      stored,
      blankRows: !stored,
      environment: { locale, timeZone, services, ...environmentOf(opening) },
    });
  } catch {
    return null;
  }
}

function environmentOf({ person }: Pick<Opening, 'person'>) {
  const { id, name, department } = person;
  const user: Unit = { id, name, unitType: unitTypes.user };
  return { now: () => new Date(), user, ...(department && { department: { ...department, unitType: unitTypes.department } }) };
}
