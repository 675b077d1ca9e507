import { cellStyles, xmlText } from './sheet-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPart = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** The parts of a workbook besides its sheets. */
export function workbookParts(sheetNames: readonly string[], formats: readonly string[]): Readonly<Record<string, string>> {
  const overrides = sheetNames.map((_, index) => `<Override PartName="/${sheetPart(index)}" ContentType="${mediaType}.worksheet+xml"/>`);
  const sheets = sheetNames.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const links = sheetNames.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mediaType}.styles+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships">${links.join('')}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(formats),
  };
}

/** Format ids below 164 are built in. */
const firstFormatId = 164;

function stylesXml(formats: readonly string[]): string {
  const numbers = formats.map((format, index) => `<numFmt numFmtId="${firstFormatId + index}" formatCode="${xmlText(format)}"/>`);
  const shared: Readonly<Record<keyof typeof cellStyles, string>> = {
    plain: '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    head: '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>',
    quoted: '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>',
    wrapped: '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment wrapText="1"/></xf>',
    text: '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  };
  const own = formats.map(
    (_, index) => `<xf numFmtId="${firstFormatId + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const styles = [...Object.values(shared), ...own];
  return `${head}<styleSheet xmlns="${main}">${numbers.length > 0 ? `<numFmts count="${numbers.length}">${numbers.join('')}</numFmts>` : ''}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`;
}

/** Returns the XML before and after the rows of a sheet. */
export function sheetFrame(options: {
  /** `style`: of the cells that are still empty. */
  readonly columns: readonly { readonly width: number; readonly style: number | null }[];
  readonly headRows: number;
  readonly merges: readonly string[];
  readonly validations: readonly { readonly range: string; readonly choices: readonly string[] }[];
}): readonly [before: string, behind: string] {
  const { headRows, merges, validations } = options;
  const columns = options.columns.map(
    ({ width, style }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}"${style === null ? '' : ` style="${style}"`} customWidth="1"/>`,
  );
  const frozen = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headRows}" topLeftCell="A${headRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const lists = validations.map(
    ({ range, choices }) =>
      `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${xmlText(choices.join(','))}"</formula1></dataValidation>`,
  );
  return [
    `${head}<worksheet xmlns="${main}">${headRows > 0 ? frozen : ''}${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`,
    `</sheetData>${merges.length > 0 ? `<mergeCells count="${merges.length}">${merges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>` : ''}${lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : ''}</worksheet>`,
  ];
}
