import { importModes } from '@inkstone/schema';
import type { CommandContext } from '../../platform/http/request-context.ts';
import type { RecordLines } from './group-lines.ts';
import type { ImportTarget } from './import-fields.ts';
import { importTexts } from './import.locale.ts';
import { keyOf, knownRecords } from './known-records.ts';
import { lookUpNames } from './name-lookup.ts';
import { namesIn, recordValues } from './record-values.ts';
import type { Import } from './stored-import.ts';
import type { ImportRow } from './write-row.ts';

type Declared = Pick<Import, 'mapping' | 'keys' | 'mode' | 'head'>;

/** Returns the records that some rows of the file define. */
export async function readRows(
  context: CommandContext,
  { task, target }: { readonly task: Declared; readonly target: ImportTarget },
  records: readonly RecordLines[],
): Promise<ImportRow[]> {
  const { trx, timeZone, locale } = context;
  const settings = { timeZone, is1904: task.head.is1904 };
  const mapping = task.mapping ?? [];
  const lookUp = await lookUpNames(trx, context, namesIn({ target, mapping, settings }, records));
  const keyed = { target, mapping, settings, keys: task.mode === importModes.append ? [] : task.keys };
  const known = await knownRecords(context, keyed, records);
  return records.map((lines) => {
    const line = lines[0]!.line;
    const meant = known.get(keyOf(keyed, lines) ?? '') ?? [];
    const recordId = meant[0] ?? null;
    const clears = recordId !== null && task.mode === importModes.override;
    const values = recordValues({ target, mapping, settings, locale, lookUp, clears }, lines);
    const isAmbiguous = keyed.keys.length > 0 && meant.length > 1;
    const ambiguous = { line, column: mapping.indexOf(keyed.keys[0]!), message: importTexts.several[locale] };
    return { values: isAmbiguous ? { ...values, issues: [ambiguous] } : values, recordId, line, mode: task.mode };
  });
}
