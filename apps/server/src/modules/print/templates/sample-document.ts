import type { PrintDocument } from '@inkstone/api';
import { controlModels } from '@inkstone/controls/models';
import { createId, fullPermission, type FieldValue, type FormDefinition, type FormValues } from '@inkstone/schema';
import type { ReadingContext } from '../../forms/index.ts';
import { openForm } from '../../records/index.ts';
import { printForm, type PrintLook } from '../print-document.ts';
import { printTime } from '../print-time.ts';
import { decisionText, printText, sealText } from '../print.locale.ts';

const sampleRows = 3;

/** Returns a form with sample values of its controls, as a template prints it. Pictures are printed as their names. */
export async function sampleDocument(context: ReadingContext, definition: FormDefinition, look: PrintLook): Promise<PrintDocument> {
  const { db, actor, locale, now, timeZone } = context;
  const form = openForm(context, { executor: db, definition, permission: fullPermission, stored: true, values: sampleValues(definition) });
  try {
    const when = printTime(now(), timeZone);
    const step = { who: actor.name, where: '', when, opinion: '', signature: null, superseded: false };
    return {
      ...(await printForm(context, form, look)),
      facts: [
        { label: printText.owner[locale], value: actor.name },
        { label: printText.createdAt[locale], value: when },
      ],
      history: look.withHistory
        ? [
            { ...step, what: decisionText.submitted[locale], seal: null },
            { ...step, what: decisionText.agreed[locale], seal: { text: sealText.agree[locale], tone: 'agree' as const } },
          ]
        : null,
    };
  } finally {
    form.dispose();
  }
}

/** Returns the sample value of each control; computed values follow from them. */
function sampleValues({ controls }: FormDefinition): FormValues {
  return Object.fromEntries(
    controls.map(({ key, type, columns }) => {
      if (!columns) return [key, sampleOf(type)];
      const rows = Array.from({ length: sampleRows }, () => ({
        id: createId(),
        ...Object.fromEntries(columns.map((column) => [column.key, sampleOf(column.type)])),
      }));
      return [key, rows as unknown as FieldValue];
    }),
  );
}

const models: Readonly<Record<string, { readonly samples: readonly FieldValue[] }>> = controlModels;

function sampleOf(type: string): FieldValue {
  return models[type]?.samples[0] ?? null;
}
