import type { UploadKind } from '@inkstone/controls/uploads';
import type { ControlOptions } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { loadForm, loadModel } from '../apps/catalog.ts';
import type { ControlPart } from '../records/form-control-item.ts';

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
  { schemaCode, formCode, control }: { readonly schemaCode: string; readonly formCode?: string | undefined; readonly control: string },
): Promise<UploadControl> {
  await loadModel(executor, schemaCode);
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

async function formsOf(executor: Executor, schemaCode: string): Promise<readonly string[]> {
  const heads = await executor
    .selectFrom('document_heads')
    .select('code')
    .where('kind', '=', 'form')
    .where('scope', '=', schemaCode)
    .where('active', '=', true)
    .orderBy('code')
    .execute();
  return heads.map(({ code }) => code);
}
