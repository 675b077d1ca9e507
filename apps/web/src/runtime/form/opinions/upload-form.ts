import type { UserInfo } from '@inkstone/api';
import { controlModels } from '@inkstone/controls/models';
import { createForm, type Form } from '@inkstone/form-engine';
import { unitTypes, type ControlDefinition, type Locale } from '@inkstone/schema';

interface UploadFormDefinition {
  readonly code: string;
  readonly schemaCode: string;
  readonly name?: string;
  readonly controls: readonly ControlDefinition[];
}

/** Opens a separate form with only upload controls, so that files are picked and signatures written as in any other form. */
export function openUploadForm(
  { code, schemaCode, name = '', controls }: UploadFormDefinition,
  { user, locale, timeZone }: { readonly user: UserInfo; readonly locale: Locale; readonly timeZone: string },
): Form {
  return createForm({
    definition: { code, name, schemaCode, controls: [...controls], layout: controls.map(({ key }) => ({ columns: [{ control: key }] })) },
    controls: controlModels,
    values: {},
    permission: { others: { e: true, v: true }, controls: {} },
    stored: false,
    blankRows: false,
    environment: {
      locale,
      timeZone,
      now: () => new Date(),
      services: { send: () => Promise.resolve([]) },
      user: { id: user.id, name: user.name, unitType: unitTypes.user },
    },
  });
}
