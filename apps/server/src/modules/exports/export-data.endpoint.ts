import { exportData, maxDirectExport } from '@inkstone/api';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerWorkbook } from './answer-workbook.ts';
import { exportName } from './export-name.ts';
import { recordExport } from './export-records.ts';
import { writeExport } from './export-workbook.ts';

/** For everybody who finds the records in a list and may export them. */
export const exportDataEndpoint = defineDownload(exportData, {
  permission: 'participant',
  async handle(context, input) {
    const { actor, files } = context;
    if (!actor) return refuse('not-signed-in');
    const found = await recordExport({ ...context, actor }, input);
    const name = exportName(found.records.shape.model, { ...context, actor });
    let count = 0;
    return answerWorkbook(files, name, (path) =>
      writeExport(path, found, {
        name,
        onPage(page) {
          count += page.records;
          if (count > maxDirectExport) refuse('export-too-large');
        },
      }),
    );
  },
});
