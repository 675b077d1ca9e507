import { attributeOf, type XmlListener } from './xml-scan.ts';

/** Formats that programs know by number and that show days or times. */
function isDayNumber(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Does a format show days or times of day? What stands in quotes or brackets, or behind a backslash, says nothing of it. */
function showsDays(code: string): boolean {
  const plain = code
    .split(';')[0]!
    .replace(/"[^"]*"|\\.|_./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '');
  return /[ymdhs]/i.test(plain);
}

const mostStyles = 70_000;

/** Which styles of cells show days: what the file says of its number formats. */
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
        if (count < mostStyles && (code === undefined ? isDayNumber(id) : showsDays(code))) days.add(count);
        count += 1;
      }
    },
    close(name) {
      if (name === 'cellXfs') inStyles = false;
    },
    text() {},
  };
}
