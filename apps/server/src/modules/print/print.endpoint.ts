import { formPdf, formToHtml, formToPdf, loadPrintDatas, type CallArguments, type PrintDocument } from '@inkstone/api';
import { defineDownload, defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { DownloadContext } from '../../platform/http/request-context.ts';
import type { ReadingContext } from '../forms/index.ts';
import { answerPdf } from './answer-pdf.ts';
import { chosenTemplate, type ChosenTemplate } from './chosen-template.ts';
import { renderPage } from './html/render-page.ts';
import { printDocument } from './print-document.ts';
import { printPictures } from './print-pictures.ts';
import { printableRecord, type PrintableRecord } from './printable-record.ts';

/** Each call checks the rights at the record: `printableRecord`. */
const permission = 'participant';

interface Printed {
  readonly printable: PrintableRecord;
  readonly template: ChosenTemplate;
  readonly document: PrintDocument;
}

async function printed(context: ReadingContext, { templateId, ...input }: CallArguments<typeof loadPrintDatas>): Promise<Printed> {
  const printable = await printableRecord(context, input);
  const form = { schemaCode: printable.schemaCode, formCode: printable.record.system.formCode };
  const template = await chosenTemplate(context.db, form, templateId);
  return { printable, template, document: await printDocument(context, printable, template.look) };
}

function templateOutput({ id, templates }: ChosenTemplate) {
  return { templateId: id, templates: templates.map(({ id: each, name, name_i18n }) => ({ id: each, name, name_i18n })) };
}

export const loadPrintDatasEndpoint = defineQuery(loadPrintDatas, {
  permission,
  async handle(context, input) {
    const { printable, template, document } = await printed(context, input);
    return {
      document,
      ...templateOutput(template),
      schemaCode: printable.schemaCode,
      objectId: printable.record.id,
    };
  },
});

export const formToHtmlEndpoint = defineQuery(formToHtml, {
  permission,
  async handle(context, input) {
    const { document, template } = await printed(context, input);
    return { title: document.title, html: renderPage(document, await printPictures(context, [document])), ...templateOutput(template) };
  },
});

export const formPdfEndpoint = defineDownload(formPdf, {
  permission,
  async handle(context, input) {
    const reader = readerOf(context);
    const { document } = await printed(reader, input);
    return answerPdf(reader, [document], document.title);
  },
});

export const formToPdfEndpoint = defineDownload(formToPdf, {
  permission,
  async handle(context, { schemaCode, objectIds, templateId }) {
    const reader = readerOf(context);
    const documents: PrintDocument[] = [];
    for (const objectId of new Set(objectIds)) documents.push((await printed(reader, { schemaCode, objectId, templateId })).document);
    return answerPdf(reader, documents, documents[0]!.title);
  },
});

function readerOf(context: DownloadContext): DownloadContext & { readonly actor: NonNullable<DownloadContext['actor']> } {
  const { actor } = context;
  if (actor === null) refuse('not-allowed');
  return { ...context, actor };
}
