import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportData, maxDirectExport } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { contentDisposition, fileSecurityHeaders } from '../stored-files/index.ts';
import { exportName } from './export-name.ts';
import { recordExport } from './export-records.ts';
import { writeExport } from './export-workbook.ts';
import { workbookType } from './make-export.ts';

/** For everybody who finds the records in a list and may export them. The file is complete before its first byte is sent. */
export const exportDataEndpoint = defineDownload(exportData, {
  permission: 'participant',
  async handle(context, input) {
    const { actor, files } = context;
    if (!actor) return refuse('not-signed-in');
    const found = await recordExport({ ...context, actor }, input);
    const name = exportName(found.records.shape.model, { ...context, actor });
    const path = join(files.stagingFolder, `${createId()}.xlsx`);
    try {
      let count = 0;
      await writeExport(path, found, {
        name,
        onPage(page) {
          count += page.records;
          if (count > maxDirectExport) refuse('export-too-large');
        },
      });
      const { size } = await stat(path);
      const body = createReadStream(path);
      body.once('close', () => void rm(path, { force: true }));
      return {
        status: 200,
        headers: {
          ...fileSecurityHeaders,
          'content-type': workbookType,
          'content-length': String(size),
          'content-disposition': contentDisposition('attachment', `${name}.xlsx`),
          'cache-control': 'no-store',
        },
        body,
      };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
});
