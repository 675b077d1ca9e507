import { expect, type Page, type Request } from '@playwright/test';

const isScript = (request: Request): boolean => /\.m?js$/.test(new URL(request.url()).pathname);

/** The scripts that a page loads, with their transferred bytes. */
export class LoadedScripts {
  readonly #asked = new Set<Request>();
  readonly #done: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => void (isScript(request) && this.#asked.add(request)));
    page.on('requestfinished', (request) => void (isScript(request) && this.#done.push(request)));
  }

  /** Returns the bytes by file name, the largest first, once no request is pending. */
  async sizes(): Promise<ReadonlyMap<string, number>> {
    await expect.poll(() => this.#asked.size - this.#done.length).toBe(0);
    const sizes = await Promise.all(this.#done.map(sizeOf));
    const bytes = new Map<string, number>();
    // Scripts that a frame loads from the cache are not counted again.
    for (const [name, size] of sizes) bytes.set(name, (bytes.get(name) ?? 0) + size);
    return new Map([...bytes].toSorted((one, other) => other[1] - one[1]));
  }
}

async function sizeOf(request: Request): Promise<readonly [name: string, bytes: number]> {
  const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
  const name = new URL(request.url()).pathname.split('/').at(-1)!;
  // Smaller files are served uncompressed.
  if (responseBodySize > 1024) expect(response?.headers()['content-encoding'], name).toBe('br');
  return [name, responseBodySize];
}
