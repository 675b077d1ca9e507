import type { ControlModel } from '@inkstone/form-engine';
import type { ControlViews } from '../view/control-view.ts';
import type { ExtensionControl, parseExtension } from './extension-control.ts';

/**
 * Why an extension is unavailable. `missing`: its file does not exist; `failed`: it throws while loading; `invalid`: its export is not a
 * valid extension.
 */
export interface ExtensionFailure {
  readonly extension: string;
  readonly reason: 'missing' | 'failed' | 'invalid';
  readonly detail: string;
}

export interface ExtensionSource {
  /** The folder with `entries.json` and a subfolder for each entry; ends with a slash. */
  readonly root: string;
  readonly fetch: (address: string) => Promise<Response>;
  readonly load: (address: string) => Promise<unknown>;
  /** Called for each failure; forms work without the extension. */
  readonly onFailure: (failure: ExtensionFailure) => void;
}

export interface Extensions {
  readonly models: Readonly<Record<string, ControlModel>>;
  readonly views: Readonly<Record<string, ControlViews>>;
}

const missingFile = '文件不存在';
const namePattern = /^[a-z][a-z0-9-]{0,40}$/;

/**
 * Loads the extension controls listed in `entries.json` (runtime specification, section 2). Never rejects: extensions that fail are
 * reported and left out.
 */
export async function loadExtensions(source: ExtensionSource): Promise<Extensions> {
  const names = await readEntries(source);
  // Most installations have none, and every page runs this.
  if (names.length === 0) return { models: {}, views: {} };
  const [{ extensionModel, parseExtension: parse }, { extensionViews }] = await Promise.all([
    import('./extension-control.ts'),
    import('./ExtensionView.tsx'),
  ]);
  const loaded = await Promise.all(names.map((name) => loadOne(name, source, parse)));
  const found = loaded.filter((each): each is ExtensionControl => each !== null);
  const report = ({ type }: ExtensionControl, error: unknown): void =>
    source.onFailure({ extension: type, reason: 'failed', detail: textOf(error) });
  return {
    models: Object.fromEntries(found.map((each) => [each.type, extensionModel(each)])),
    views: Object.fromEntries(found.map((each) => [each.type, extensionViews(each, report)])),
  };
}

/** Returns an empty list if the installation has no `entries.json`. */
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
  const fail = (reason: ExtensionFailure['reason'], error: unknown): null => {
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
    return isMissing ? fail('missing', missingFile) : fail('failed', error);
  }
  try {
    return parse((exported as { readonly default?: unknown }).default);
  } catch (error) {
    return fail('invalid', error);
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);
