import { attributeOf, type XmlListener } from './xml-scan.ts';

/** Built-in number formats that show dates or times. */
function isDateFormatId(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Whether a format shows dates or times. Quoted, bracketed and escaped parts are ignored. */
function showsDates(code: string): boolean {
  const plain = code
    .split(';')[0]!
    .replace(/"[^"]*"|\\.|_./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '');
  return /[ymdhs]/i.test(plain);
}

const maxStyles = 70_000;

/** Collects the cell styles that show dates or times. */
export function styleListener(): XmlListener & { readonly days: ReadonlySet<number> } {
  const days = new Set<number>();
  const formats = new Map<number, string>();
  let inStyles = false;
  let count = 0;
  return {
    days,
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '');
      else if (name === 'cellXfs') inStyles = true;
      else if (name === 'xf' && inStyles) {
        const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
        const code = formats.get(id);
        if (count < maxStyles && (code === undefined ? isDateFormatId(id) : showsDates(code))) days.add(count);
        count += 1;
      }
    },
    close(name) {
      if (name === 'cellXfs') inStyles = false;
    },
    text() {},
  };
}
