import type { CallArguments, formExport } from '@inkstone/api';
import type { Form, Sheet } from '@inkstone/form-engine';
import { refuse } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { askingForm, openStored, type AskingForm } from '../forms/index.ts';
import { openForm } from '../records/index.ts';
import { columnsOf, withChoices, type ReadTarget } from './import-fields.ts';

/** A sub-table of a form, as this person has it open. */
export interface FormSheet {
  readonly form: Form;
  readonly sheet: Sheet;
  readonly schemaCode: string;
}

type FormSheetInput = CallArguments<typeof formExport>;

/** Opens the form while `work` runs. Refuses as loading it does, and with `not-found` when the person sees no such sub-table. */
export async function withFormSheet<T>(
  context: QueryContext,
  { sheet: code, ...formInput }: FormSheetInput,
  work: (open: FormSheet) => Promise<T>,
): Promise<T> {
  const loaded = await askingForm(context, formInput);
  const form = await opened(context, loaded);
  try {
    const isSheet = loaded.definition.controls.some(({ key, type }) => key === code && type === 'sheet');
    if (!isSheet || !form.field(code).visible.peek()) refuse('not-found');
    return await work({ form, sheet: form.sheet(code), schemaCode: loaded.schemaCode });
  } finally {
    form.dispose();
  }
}

async function opened(context: QueryContext, { definition, permission, schemaCode, read }: AskingForm): Promise<Form> {
  if (read) return (await openStored(context, { ...read, schemaCode }, read.rights)).opened;
  const form = openForm(context, { definition, permission, executor: context.db, values: {}, stored: false });
  await form.settled();
  return form;
}

/** Returns the columns that a file may fill in, as if each row were a record. Refuses with `not-allowed` when rows may not be imported. */
export async function sheetTarget({ db }: QueryContext, { form, sheet, schemaCode }: FormSheet): Promise<ReadTarget> {
  if (!sheet.mayImport.peek()) refuse('not-allowed');
  const model = await loadModel(db, schemaCode);
  const item = model.definition.dataItems.find(({ code }) => code === sheet.code);
  const columns = item ? columnsOf(form, sheet.code, item) : [];
  const fields = columns.map((field) => ({ ...field, sheet: null, sheetLabels: null }));
  return { model, fields: new Map(await Promise.all(fields.map((field) => withChoices(db, field)))) };
}
