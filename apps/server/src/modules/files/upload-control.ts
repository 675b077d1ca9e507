import { commentFileMegabytes, commentTarget, opinionTargets } from '@inkstone/api';
import type { UploadKind } from '@inkstone/controls/uploads';
import type { ClientType, ControlOptions } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { documentHeadsView, loadForm, loadModel } from '../apps/index.ts';
import type { ControlPart } from '../records/index.ts';

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
 * Finds the control by its path without a row. Without a form code, searches the model's default form first, then its others. Refuses with
 * `model-not-found`, and with `not-found` when no form has such a control or it accepts no files.
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
  if (control === commentTarget)
    return { schemaCode, control, kind: 'attachment', options: { name: '', limit: `${commentFileMegabytes[client]}` } };
  if (isOpinionControl(control)) return opinionControl(executor, { schemaCode, formCode, control });
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
  [opinionTargets.attachments]: 'attachment',
  [opinionTargets.signature]: 'signature',
};

/** Whether the code stands for an opinion or a comment instead of a control; their files are readable for everybody who reads them. */
export function isOpinionOrComment(control: string): boolean {
  return control === commentTarget || isOpinionControl(control);
}

function isOpinionControl(control: string): boolean {
  return Object.hasOwn(opinionKinds, control);
}

/** Opinions accept files even if no form shows them; if a form does, its control determines the allowed types. */
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
