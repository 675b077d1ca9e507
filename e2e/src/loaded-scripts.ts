import { expect, type Page, type Request } from '@playwright/test';

const isScript = (request: Request): boolean => /\.m?js$/.test(new URL(request.url()).pathname);

/** The scripts a page fetches, in bytes as they come over the wire. */
export class LoadedScripts {
  readonly #asked = new Set<Request>();
  readonly #done: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => void (isScript(request) && this.#asked.add(request)));
    page.on('requestfinished', (request) => void (isScript(request) && this.#done.push(request)));
  }

  /** By the name of the file, the largest first, when none is on its way any more. */
  async sizes(): Promise<ReadonlyMap<string, number>> {
    await expect.poll(() => this.#asked.size - this.#done.length).toBe(0);
    const sizes = await Promise.all(this.#done.map(sizeOf));
    const bytes = new Map<string, number>();
    // What a frame takes from the cache costs nothing a second time.
    for (const [name, size] of sizes) bytes.set(name, (bytes.get(name) ?? 0) + size);
    return new Map([...bytes].toSorted((one, other) => other[1] - one[1]));
  }
}

async function sizeOf(request: Request): Promise<readonly [name: string, bytes: number]> {
  const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
  const name = new URL(request.url()).pathname.split('/').at(-1)!;
  // What is smaller is served as it is.
  if (responseBodySize > 1024) expect(response?.headers()['content-encoding'], name).toBe('br');
  return [name, responseBodySize];
}
