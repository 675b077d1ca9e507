import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of a PDF, page by page, as a reader would copy it. */
export async function readPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return pages;
}

/** Returns how far to the right the lines of the first page reach, in points. */
export async function rightEndOfLines(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const page = await (await task.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const ends = fnArray.flatMap((operator, index) => {
    const [, , extent] = operator === OPS.constructPath ? (argsArray[index] as [unknown, unknown, ArrayLike<number> | null]) : [];
    return extent ? [extent[2]!] : [];
  });
  await task.destroy();
  return Math.max(...ends);
}
