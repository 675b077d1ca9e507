import type { PrintDocument } from '@inkstone/api';
import { loadForm } from '../../apps/index.ts';
import type { ReadingContext } from '../../forms/index.ts';
import { printDocument, type PrintLook } from '../print-document.ts';
import { printableRecord } from '../printable-record.ts';
import { sampleDocument } from './sample-document.ts';
import type { FormKey } from './stored-template.ts';

interface PreviewedPrint extends FormKey {
  readonly template: PrintLook;
  /** Unset: sample values. */
  readonly objectId?: string | undefined;
}

/** Returns a form as a template that need not be stored prints it, with the values of a record or sample values. */
export async function previewedPrint(
  context: ReadingContext,
  { schemaCode, formCode, template, objectId }: PreviewedPrint,
): Promise<PrintDocument> {
  if (objectId === undefined) {
    const { definition } = await loadForm(context.db, schemaCode, formCode);
    return sampleDocument(context, definition, template);
  }
  const printable = await printableRecord(context, { schemaCode, objectId });
  const { record } = printable;
  // The template belongs to this form, whichever the record was last filled in with.
  return printDocument(context, { ...printable, record: { ...record, system: { ...record.system, formCode } } }, template);
}
