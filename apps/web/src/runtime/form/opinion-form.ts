import type { OfferedAction } from '@inkstone/api';
import { controlModels } from '@inkstone/controls/models';
import { createForm, type Form } from '@inkstone/form-engine';
import { unitTypes, type ControlDefinition, type FieldValue, type FileReference, type Locale } from '@inkstone/schema';
import type { UserInfo } from '@inkstone/api';
import type { LoadedForm } from './open-form.ts';
import { formTexts, type FormTextKey } from './form.locale.ts';

const keys = { attachments: 'attachments', signature: 'signature' } as const;
/** As many as an action takes. */
const mostFiles = 50;

export interface OpinionFiles {
  readonly attachments: readonly string[];
  readonly signature: string | null;
}

/**
 * A form of its own for what goes with an opinion, so that files are picked and signatures written as in any other. Null where the
 * action takes neither.
 */
export function openOpinionForm(
  loaded: LoadedForm,
  { upload = 'none', signature = 'none' }: Pick<OfferedAction, 'upload' | 'signature'>,
  { user, locale, timeZone }: { readonly user: UserInfo; readonly locale: Locale; readonly timeZone: string },
): Form | null {
  const { schemaCode, code, name } = loaded.definition;
  const shown = loaded.definition.controls.find(({ type }) => type === 'approval-opinion')?.options;
  const controls: ControlDefinition[] = [];
  if (upload !== 'none') {
    const limits = { limitNumber: 'custom', fileNumber: mostFiles, fileTypes: shown?.['fileTypes'] };
    controls.push({
      key: keys.attachments,
      type: 'attachment',
      options: { ...named('opinionFiles'), ...limits, required: upload === 'required' },
    });
  }
  if (signature !== 'none') {
    controls.push({
      key: keys.signature,
      type: 'signature',
      options: { ...named('opinionSignature'), required: signature === 'required' },
    });
  }
  if (controls.length === 0) return null;
  return createForm({
    definition: { code, name, schemaCode, controls, layout: controls.map(({ key }) => ({ columns: [{ control: key }] })) },
    controls: controlModels,
    values: {},
    permission: { others: { e: true, v: true }, controls: {} },
    stored: false,
    blankRows: false,
    environment: {
      locale,
      timeZone,
      now: () => new Date(),
      services: { ask: () => Promise.resolve([]) },
      user: { id: user.id, name: user.name, unitType: unitTypes.user },
    },
  });
}

function named(key: FormTextKey): ControlDefinition['options'] {
  const { zh, en } = formTexts.table[key];
  return { name: zh, name_i18n: { en } };
}

/** The uploads that stand in it. */
export function opinionFilesOf(form: Form): OpinionFiles {
  const values = form.values();
  return { attachments: idsOf(values[keys.attachments]), signature: idsOf(values[keys.signature])[0] ?? null };
}

function idsOf(value: FieldValue | undefined): string[] {
  return ((value ?? []) as readonly FileReference[]).map(({ id }) => id);
}
