import { controlModels, extensionValueModel, isExtensionType } from '@inkstone/controls/models';
import { completeOptions, type ControlModel, type ControlModels, type ModelContext } from '@inkstone/form-engine';
import { localizedName, type DataItem, type NameI18n } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import { tableOf, type SheetTable } from '../apps/index.ts';
import type { ModelAccess } from '../permissions/index.ts';
import { requestedCodes, columnHeaders, type ListReader, type ListShape } from '../queries/index.ts';

/** A column of the file. */
export interface ExportColumn {
  /** For a column of a sheet: the code of the sheet. */
  readonly code: string;
  readonly column: string | null;
  readonly label: string;
  readonly model: ControlModel;
  readonly context: ModelContext;
  readonly isFile: boolean;
}

export interface ExportSheet {
  readonly table: SheetTable;
  readonly label: string;
  readonly columns: readonly ExportColumn[];
}

/** The columns of each record and those of its sheets, whose rows are written below one another. */
export interface ExportShape {
  readonly columns: readonly ExportColumn[];
  readonly sheets: readonly ExportSheet[];
}

/**
 * Returns the requested columns without those that no role shows the person in any record. Refuses unknown fields and sheets with
 * `malformed`, and with `not-allowed` where no column remains.
 */
export async function exportShape(
  reader: ListReader,
  shape: ListShape,
  asked: { readonly fields?: readonly string[] | undefined; readonly sheets: 'all' | readonly string[]; readonly access: ModelAccess },
): Promise<ExportShape> {
  const { hiddenFields } = asked.access;
  const codes = requestedCodes(shape, asked.fields).filter((code) => !hiddenFields.has(code));
  if (codes.length === 0) refuse('not-allowed');
  const columns = await namedColumns(reader, shape, codes);
  const sheets = await Promise.all(
    (asked.sheets === 'all' ? sheetCodes(shape) : asked.sheets)
      .filter((code) => !hiddenFields.has(code))
      .map((code) => exportSheet(reader, shape, code, hiddenFields)),
  );
  return { columns, sheets: sheets.filter((sheet) => sheet.columns.length > 0) };
}

function sheetCodes({ model }: ListShape): readonly string[] {
  return tableOf(model.definition).sheets.map(({ item }) => item.code);
}

interface ColumnDisplay {
  readonly name: string;
  readonly name_i18n?: NameI18n;
  readonly controlType: string;
  readonly options: Record<string, unknown>;
}

async function namedColumns(reader: ListReader, shape: ListShape, codes: readonly string[], sheet?: DataItem): Promise<ExportColumn[]> {
  const items = sheet ? (sheet.dataItems ?? []) : shape.model.definition.dataItems;
  const headers = await columnHeaders(reader, shape, codes, sheet?.code);
  return codes.flatMap((code, index) => {
    const column = exportColumn(reader, headers[index]!, { code: sheet?.code ?? code, column: sheet ? code : null });
    return column ? [{ ...column, isFile: items.find((item) => item.code === code)?.type === 'Attachment' }] : [];
  });
}

async function exportSheet(reader: ListReader, shape: ListShape, code: string, hidden: ReadonlySet<string>): Promise<ExportSheet> {
  const table = tableOf(shape.model.definition).sheets.find(({ item }) => item.code === code);
  if (!table) return refuse('malformed', {}, { issues: [{ code: 'UnknownField', path: 'sheets', params: { field: code } }] });
  const codes = table.items.map(({ item }) => item.code).filter((column) => !hidden.has(`${code}.${column}`));
  const [header] = await columnHeaders(reader, shape, [code]);
  return { table, label: localizedName(header!, reader.locale), columns: await namedColumns(reader, shape, codes, table.item) };
}

/** Null for controls without a value. */
function exportColumn(
  { locale, timeZone, now }: ListReader,
  header: ColumnDisplay,
  key: Pick<ExportColumn, 'code' | 'column'>,
): Omit<ExportColumn, 'isFile'> | null {
  const known = controlModels as ControlModels;
  const model = Object.hasOwn(known, header.controlType)
    ? known[header.controlType]
    : isExtensionType(header.controlType)
      ? extensionValueModel
      : undefined;
  if (!model) return null;
  const label = localizedName(header, locale);
  const options = completeOptions(model.props, { name: header.name, ...header.options });
  return { ...key, label, model, context: { options, locale, timeZone, label, now } };
}
