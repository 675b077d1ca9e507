import type { PrintDocument } from '@inkstone/api';
import type { FileAnswer } from '../../platform/http/file-exchange.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { contentDisposition, fileSecurityHeaders } from '../stored-files/index.ts';
import type { ReadingContext } from '../forms/index.ts';
import { PdfFailed, PdfWorker } from './pdf/pdf-worker.ts';
import { printPictures } from './print-pictures.ts';

const worker = new PdfWorker();

/** Returns the documents as one PDF, streamed while it is written. Refuses with `pdf-failed`. */
export async function answerPdf(
  context: ReadingContext & Pick<QueryContext, 'files'>,
  documents: readonly PrintDocument[],
  name: string,
): Promise<FileAnswer> {
  try {
    const body = await worker.print(documents, await printPictures(context, documents));
    const headers = {
      ...fileSecurityHeaders,
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', `${name}.pdf`),
      // Rights and records change, so each download is made anew.
      'cache-control': 'private, no-store',
    };
    return { status: 200, headers, body };
  } catch (error) {
    if (!(error instanceof PdfFailed)) throw error;
    context.log.error({ err: error }, 'a PDF could not be made');
    return refuse('pdf-failed');
  }
}
