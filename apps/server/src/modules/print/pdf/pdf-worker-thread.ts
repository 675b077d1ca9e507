import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import * as fontkit from 'fontkit';
import pdfmake from 'pdfmake';
import type { PrintDocument } from '@inkstone/api';
import type { PrintPictures } from '../print-pictures.ts';
import { printText } from '../print.locale.ts';
import { fontRuns, type CoveringFont } from './font-runs.ts';
import { pdfDefinition } from './pdf-content.ts';
import { mainFont } from './pdf-values.ts';
import { tableLayouts } from './table-layouts.ts';

/** A job for the thread, which answers with pieces of bytes, then `end` or `failure`. */
export interface PdfJob {
  readonly id: number;
  readonly documents: readonly PrintDocument[];
  readonly pictures: PrintPictures;
}

export type PdfWorkerMessage =
  | { readonly id: number; readonly kind: 'piece'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly kind: 'end' }
  | { readonly id: number; readonly kind: 'failure'; readonly reason: string };

// Traditional Chinese fonts lack some simplified characters, which occur in names of partners: they come from the second font.
const files = {
  [mainFont]: {
    normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf')),
    bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf')),
  },
  SC: {
    normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
  },
};
const known: ReadonlySet<string> = new Set(Object.values(files).flatMap((styles) => Object.values(styles)));

pdfmake.addFonts(files);
pdfmake.setTableLayouts(tableLayouts);
// Only these fonts may be read from disk, whatever a document contains.
pdfmake.setLocalAccessPolicy((path: string) => known.has(path));
pdfmake.setUrlAccessPolicy(() => false);

function coveringFont(name: keyof typeof files): CoveringFont {
  let font: fontkit.Font | null = null;
  return {
    name,
    has(codePoint) {
      font ??= fontkit.create(readFileSync(files[name].normal));
      return font.hasGlyphForCodePoint(codePoint);
    },
  };
}

const fonts = [coveringFont(mainFont), coveringFont('SC')] as const;

async function print({ documents, pictures }: PdfJob, onPiece: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void> {
  const definition = pdfDefinition(documents, {
    pictures,
    separator: printText.separator[documents[0]!.locale],
    write: (text) => fontRuns(text, fonts),
  });
  const stream = await pdfmake.createPdf(definition).getStream();
  await new Promise<void>((resolve, reject) => {
    stream.on('data', (bytes: Buffer) => onPiece(new Uint8Array(bytes)));
    stream.on('end', () => resolve());
    stream.on('error', reject);
    stream.end();
  });
}

parentPort?.on('message', (job: PdfJob) => {
  const post = (message: PdfWorkerMessage, moved: ArrayBuffer[] = []): void => parentPort!.postMessage(message, moved);
  const { id } = job;
  print(job, (bytes) => post({ id, kind: 'piece', bytes }, [bytes.buffer])).then(
    () => post({ id, kind: 'end' }),
    (error: unknown) => post({ id, kind: 'failure', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
