import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { trimText } from '@inkstone/schema';

// The module is our own file: nothing is fetched from elsewhere.
prepareZXingModule({ overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmAddress : prefix + path) } });

const detector = new BarcodeDetector();

/** What the first bar or QR code in a picture says; null where there is none. */
export async function readCode(picture: ImageBitmapSource): Promise<string | null> {
  const found = await detector.detect(picture);
  return found.map(({ rawValue }) => trimText(rawValue)).find((text) => text !== '') ?? null;
}
