import type { SourceFile } from '../imports.ts';

/** Returns the folder of the module of a file; undefined for files outside of modules. */
export const moduleOf = (path: string): string | undefined => /^modules\/([\w-]+)\//.exec(path)?.[1];

export const isTest = (path: string): boolean => path.endsWith('.test.ts') || /(?:^|\/)testing\//.test(path);
export const isIndex = (path: string): boolean => /^modules\/[\w-]+\/index\.ts$/.test(path);

/** Returns the folders of the modules in the order of `modules.ts`. */
export function moduleOrder(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === 'modules.ts')?.text ?? '';
  const folders = new Map<string, string>();
  for (const [, names = '', folder = ''] of text.matchAll(/import \{([^}]*)\} from '\.\/modules\/([\w-]+)\/index\.ts'/g))
    for (const name of names.split(',')) folders.set(name.trim(), folder);
  const list = /\bmodules: readonly Module\[\] = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...new Set(list.split(',').flatMap((name) => folders.get(name.trim()) ?? []))];
}
