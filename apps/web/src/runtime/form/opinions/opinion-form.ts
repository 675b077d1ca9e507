import { opinionTargets, type OfferedAction, type UserInfo } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import type { ControlDefinition, FieldValue, FileReference, Locale } from '@inkstone/schema';
import type { LoadedForm } from '../open-form.ts';
import { formTexts, type FormTextKey } from '../form.locale.ts';
import { openUploadForm } from './upload-form.ts';

const keys = { attachments: 'attachments', signature: 'signature' } as const;
/** The limit of an action. */
const mostFiles = 50;

export interface OpinionFiles {
  readonly attachments: readonly string[];
  readonly signature: string | null;
}

/**
 * Opens a separate form for the files and the signature of an opinion, so that they work as in any other form. Null where the action
 * accepts neither.
 */
export function openOpinionForm(
  loaded: LoadedForm,
  { upload = 'none', signature = 'none', qrSignature = 'none' }: Pick<OfferedAction, 'upload' | 'signature' | 'qrSignature'>,
  person: { readonly user: UserInfo; readonly locale: Locale; readonly timeZone: string },
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
  if (signature !== 'none' || qrSignature !== 'none') {
    controls.push({
      key: keys.signature,
      type: 'signature',
      options: { ...named('opinionSignature'), displayEnd: 'both', required: signature === 'required' || qrSignature === 'required' },
    });
  }
  if (controls.length === 0) return null;
  return openUploadForm({ code, name, schemaCode, controls }, person);
}

function named(key: FormTextKey): ControlDefinition['options'] {
  const { zh, en } = formTexts.table[key];
  return { name: zh, name_i18n: { en } };
}

/** Returns the ids of its uploads. */
export function opinionFilesOf(form: Form): OpinionFiles {
  const values = form.values();
  return { attachments: idsOf(values[keys.attachments]), signature: idsOf(values[keys.signature])[0] ?? null };
}

function idsOf(value: FieldValue | undefined): string[] {
  return ((value ?? []) as readonly FileReference[]).map(({ id }) => id);
}

/** Returns the upload target of a control of this form. */
export function opinionTarget(control: string): string {
  return opinionTargets[control === keys.signature ? 'signature' : 'attachments'];
}
