import { commentFileMegabytes, commentPlace, opinionPlaces } from '@inkstone/api';
import type { UploadKind } from '@inkstone/controls/uploads';
import type { ClientType, ControlOptions } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { documentHeadsView, loadForm, loadModel } from '../apps/index.ts';
import type { ControlPart } from '../records/index.ts';

/** The control that a file is uploaded for. */
export interface UploadControl {
  readonly schemaCode: string;
  readonly control: string;
  readonly kind: UploadKind;
  readonly options: ControlOptions;
}

const kinds: Readonly<Record<string, UploadKind>> = {
  attachment: 'attachment',
  image: 'image',
  signature: 'signature',
  'approval-opinion': 'attachment',
};

/**
 * The control by its path without a row. Without a form's code the model's usual form is looked at first, then its others. Refuses with
 * `model-not-found`, and with `not-found` where no form has such a control or it takes no files.
 */
export async function findUploadControl(
  executor: Executor,
  {
    schemaCode,
    formCode,
    control,
    client = 'PC',
  }: { readonly schemaCode: string; readonly formCode?: string | undefined; readonly control: string; readonly client?: ClientType },
): Promise<UploadControl> {
  await loadModel(executor, schemaCode);
  if (control === commentPlace)
    return { schemaCode, control, kind: 'attachment', options: { name: '', limit: `${commentFileMegabytes[client]}` } };
  if (isOpinionPlace(control)) return opinionControl(executor, { schemaCode, formCode, control });
  const codes = formCode === undefined ? [undefined, ...(await formsOf(executor, schemaCode))] : [formCode];
  for (const code of codes) {
    const { definition } = await loadForm(executor, schemaCode, code);
    const [key, column] = control.split('.');
    const own = definition.controls.find((each) => each.key === key);
    const part: ControlPart | undefined = column === undefined ? own : own?.columns?.find((each) => each.key === column);
    const kind = part && Object.hasOwn(kinds, part.type) ? kinds[part.type] : undefined;
    if (part && kind) return { schemaCode, control, kind, options: part.options };
  }
  return refuse('not-found');
}

const opinionKinds: Readonly<Record<string, UploadKind>> = {
  [opinionPlaces.attachments]: 'attachment',
  [opinionPlaces.signature]: 'signature',
};

/** Is it no control but an opinion or a comment, whose files are seen by whoever reads those? */
export function isSaid(control: string): boolean {
  return control === commentPlace || isOpinionPlace(control);
}

function isOpinionPlace(control: string): boolean {
  return Object.hasOwn(opinionKinds, control);
}

/** Opinions take files also where no form shows them; the control that does says which types. */
async function opinionControl(
  executor: Executor,
  { schemaCode, formCode, control }: { readonly schemaCode: string; readonly formCode: string | undefined; readonly control: string },
): Promise<UploadControl> {
  const kind = opinionKinds[control]!;
  const { definition } = await loadForm(executor, schemaCode, formCode);
  const shown = definition.controls.find(({ type }) => type === 'approval-opinion')?.options;
  const fileTypes = kind === 'attachment' ? shown?.['fileTypes'] : undefined;
  return { schemaCode, control, kind, options: { name: shown?.name ?? '', ...(fileTypes !== undefined && { fileTypes }) } };
}

async function formsOf(executor: Executor, schemaCode: string): Promise<readonly string[]> {
  const heads = await executor
    .selectFrom(documentHeadsView.as('document_heads'))
    .select('code')
    .where('kind', '=', 'form')
    .where('scope', '=', schemaCode)
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  return heads.map(({ code }) => code);
}
