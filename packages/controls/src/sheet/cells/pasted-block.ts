/**
 * Parses the clipboard format of spreadsheet programs: cells separated by tabs, rows by line ends, and a cell with line ends or tabs in
 * quotes, with quotes doubled. Returns null for a single plain cell, which the browser pastes itself.
 */
export function parseBlock(text: string): readonly (readonly string[])[] | null {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(body)) return null;
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= body.length) {
    const quoted = quotedCell(body, at);
    const end = quoted?.end ?? plainEnd(body, at);
    rows.at(-1)!.push(quoted?.text ?? body.slice(at, end));
    if (body[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows;
}

/** Quotes are syntax only around a whole cell; elsewhere they are text. */
function quotedCell(text: string, start: number): { readonly text: string; readonly end: number } | null {
  if (text[start] !== '"') return null;
  const match = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
  match.lastIndex = start;
  const found = match.exec(text);
  return found && { text: found[1]!.replaceAll('""', '"'), end: match.lastIndex };
}

function plainEnd(text: string, start: number): number {
  const length = text.slice(start).search(/[\t\n]/);
  return length === -1 ? text.length : start + length;
}
