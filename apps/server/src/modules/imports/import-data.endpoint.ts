import { rm } from 'node:fs/promises';
import { importData } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineUpload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileRow } from '../../platform/xlsx/sheet-reader.ts';
import { cleanFileName, storeFile } from '../stored-files/index.ts';
import { maxHeadRow, readHead } from './file-head.ts';
import { stageWorkbook } from './stage-workbook.ts';
import { importTarget, presentFields } from './import-fields.ts';
import { importDays } from './limits.ts';
import { withWorkbook } from './read-file.ts';
import { refuseTooManyImports } from './stored-import.ts';

const samplesShown = 3;

/** For everybody who may import into the model. Stores the file and reads its header; only the uploader sees its content. */
export const importDataEndpoint = defineUpload(importData, {
  permission: 'participant',
  async handle(context, { schemaCode }, file) {
    const { db, files, actor, locale } = context;
    const target = await importTarget(db, context, schemaCode);
    await refuseTooManyImports(db, actor.id);
    const staged = await stageWorkbook(file, files.stagingFolder);
    try {
      const { rows, is1904 } = await firstRows(staged.path);
      const found = readHead(rows, target.fields, is1904);
      const samples = found ? rows.filter(({ line }) => line > found.head.line) : [];
      if (!found || samples.length === 0) return refuse('import-template-empty');
      const { sha256 } = await storeFile({ db, files }, staged.path);
      return await context.command({ schemaCode, sha256 }, async ({ trx, now }) => {
        const at = now();
        const id = createId(at.getTime());
        await trx
          .insertInto('imports')
          .values({
            id,
            person_id: actor.id,
            schema_code: schemaCode,
            name: cleanFileName(file.name) ?? 'import.xlsx',
            locale,
            state: 'mapping',
            sha256,
            head: JSON.stringify(found.head),
            keys: JSON.stringify([]),
            created_at: at,
            expires_at: new Date(at.getTime() + importDays * 86_400_000),
          })
          .execute();
        return {
          importId: id,
          columns: found.head.columns.map(({ name, sheet }, index) => ({
            name: sheet === null ? name : `${sheet} / ${name}`,
            samples: samples.flatMap(({ cells }) => ((cells[index] ?? null) === null ? [] : [String(cells[index])])).slice(0, samplesShown),
            field: found.mapping[index] ?? null,
          })),
          fields: presentFields(target, locale),
        };
      });
    } finally {
      await rm(staged.path, { force: true });
    }
  },
});

/** Reads enough rows for the header and some samples. */
function firstRows(path: string): Promise<{ rows: FileRow[]; is1904: boolean }> {
  return withWorkbook(path, async (workbook) => {
    const rows: FileRow[] = [];
    for await (const row of workbook.rows()) {
      rows.push(row);
      if (rows.length >= maxHeadRow + 2 + samplesShown) break;
    }
    return { rows, is1904: workbook.is1904 };
  });
}
