import type { ControlModel } from '@inkstone/form-engine';
import type { ControlFaces } from '../face/face.ts';
import type { ExtensionControl, parseExtension } from './extension-control.ts';

/** Why an extension is not there. `missing`: its file is not; `failed`: it does not run; `invalid`: it is not what it should be. */
export interface ExtensionFailure {
  readonly extension: string;
  readonly reason: 'missing' | 'failed' | 'invalid';
  readonly detail: string;
}

export interface ExtensionSource {
  /** The folder that holds `entries.json` and a folder for each entry; ends with a slash. */
  readonly root: string;
  readonly fetch: (address: string) => Promise<Response>;
  readonly load: (address: string) => Promise<unknown>;
  /** Told of each failure; forms go on without the extension. */
  readonly onFailure: (failure: ExtensionFailure) => void;
}

export interface Extensions {
  readonly models: Readonly<Record<string, ControlModel>>;
  readonly faces: Readonly<Record<string, ControlFaces>>;
}

const missingFile = '文件不存在';
const namePattern = /^[a-z][a-z0-9-]{0,40}$/;

/** Loads the extension controls named in `entries.json` (runtime specification, section 2). Never rejects: what fails is told and left out. */
export async function loadExtensions(source: ExtensionSource): Promise<Extensions> {
  const names = await readEntries(source);
  // Most products have none, and every page asks.
  if (names.length === 0) return { models: {}, faces: {} };
  const [{ extensionModel, parseExtension: parse }, { extensionFaces }] = await Promise.all([
    import('./extension-control.ts'),
    import('./ExtensionFace.tsx'),
  ]);
  const loaded = await Promise.all(names.map((name) => loadOne(name, source, parse)));
  const found = loaded.filter((each): each is ExtensionControl => each !== null);
  const tell = ({ type }: ExtensionControl, error: unknown): void =>
    source.onFailure({ extension: type, reason: 'failed', detail: textOf(error) });
  return {
    models: Object.fromEntries(found.map((each) => [each.type, extensionModel(each)])),
    faces: Object.fromEntries(found.map((each) => [each.type, extensionFaces(each, tell)])),
  };
}

/** A product without extensions has no list of them. */
async function readEntries({ root, fetch, onFailure }: ExtensionSource): Promise<readonly string[]> {
  try {
    const answer = await fetch(`${root}entries.json`);
    if (answer.status === 404) return [];
    const entries: unknown = await answer.json();
    if (!Array.isArray(entries)) throw new Error('entries.json must be a list of names');
    return entries.filter((name): name is string => typeof name === 'string' && namePattern.test(name));
  } catch (error) {
    onFailure({ extension: 'entries.json', reason: 'failed', detail: textOf(error) });
    return [];
  }
}

async function loadOne(
  name: string,
  { root, fetch, load, onFailure }: ExtensionSource,
  parse: typeof parseExtension,
): Promise<ExtensionControl | null> {
  const address = `${root}${name}/index.js`;
  const told = (reason: ExtensionFailure['reason'], error: unknown): null => {
    onFailure({ extension: name, reason, detail: textOf(error) });
    return null;
  };
  let exported: unknown;
  try {
    exported = await load(address);
  } catch (error) {
    const isMissing = await fetch(address).then(
      ({ status }) => status === 404,
      () => false,
    );
    return isMissing ? told('missing', missingFile) : told('failed', error);
  }
  try {
    return parse((exported as { readonly default?: unknown }).default);
  } catch (error) {
    return told('invalid', error);
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);
