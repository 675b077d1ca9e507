import { pathToFileURL } from 'node:url';
import { isCall } from '@inkstone/api';
import type { Plugin } from 'vite';

const contracts = /\/packages\/api\/src\/.+\.call\.ts$/;

/** What browsers need of an export of a file of contracts; null: nothing. */
function neededOf(value: unknown): unknown {
  if (isCall(value)) return { method: value.method, path: value.path };
  if (Array.isArray(value) && value.every(isCall)) return value.map(neededOf);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/**
 * Leaves of each contract where it is called: the server checks what is sent, so browsers load none of the checks. Page by page they load the
 * addresses of the calls they make.
 */
export const callAddresses = (): Plugin => ({
  name: 'call-addresses',
  async load(path) {
    const [file] = path.split('?');
    if (!file || !contracts.test(file)) return null;
    const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
    const needed = Object.entries(exported).map(([name, value]) => [name, neededOf(value)] as const);
    return needed
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join('');
  },
});
