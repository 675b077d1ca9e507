import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { trimText } from '@inkstone/schema';

// The WebAssembly module is bundled: nothing is loaded from third parties.
prepareZXingModule({ overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmAddress : prefix + path) } });

const detector = new BarcodeDetector();

/** Returns the content of the first bar code or QR code in a picture; null if there is none. */
export async function readCode(picture: ImageBitmapSource): Promise<string | null> {
  const found = await detector.detect(picture);
  return found.map(({ rawValue }) => trimText(rawValue)).find((text) => text !== '') ?? null;
}
