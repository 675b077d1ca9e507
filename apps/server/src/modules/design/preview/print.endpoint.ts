import { previewPrint, previewPrintPdf } from '@inkstone/api';
import { defineDownload, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { answerPdf, previewedPrint, printPictures, renderPage } from '../../print/index.ts';
import { inPreview } from './in-preview.ts';

/** Designers of the application only. */
export const previewPrintEndpoint = defineQuery(previewPrint, {
  permission: 'participant',
  async handle(context, { schemaCode, formCode, template, objectId, ...preview }) {
    const { data, ...limits } = await inPreview(context, preview, async (at) => {
      const document = await previewedPrint(at, { schemaCode, formCode, template, objectId });
      return renderPage(document, await printPictures({ ...at, files: context.files }, [document]));
    });
    return { ...limits, html: data };
  },
});

/** Designers of the application only. */
export const previewPrintPdfEndpoint = defineDownload(previewPrintPdf, {
  permission: 'participant',
  async handle(context, { schemaCode, formCode, template, objectId, ...preview }) {
    const { actor } = context;
    if (actor === null) refuse('not-allowed');
    const reader = { ...context, actor };
    const { data } = await inPreview(reader, preview, async (at) => {
      const document = await previewedPrint(at, { schemaCode, formCode, template, objectId });
      return answerPdf({ ...at, files: context.files }, [document], document.title);
    });
    return data;
  },
});
