import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The only stylesheets that apply everywhere (docs/decisions/0108-stylesheets.md). */
const globalSheets = ['packages/ui-kit/src/theme/antd.css', 'packages/ui-kit/src/theme/base.css'];

const sources = (...patterns: string[]) => globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const camelCase = /^[a-z][a-zA-Z0-9]*$/;

const sheets = sources('apps/web/**/*.css', 'packages/**/*.css');
const modules = sheets.filter((path) => path.endsWith('.module.css'));

/** The classes that a CSS module names itself; those in `:global()` belong to a library. */
function classesOf(path: string): Set<string> {
  const text = read(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  const selectors = [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector!)
    .filter((selector) => !selector.trim().startsWith('@'));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!)));
}

/** The classes of each CSS module that sources use. */
function usedClasses(): ReadonlyMap<string, Set<string>> {
  const used = new Map(modules.map((path) => [path, new Set<string>()]));
  for (const path of sources('apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}')) {
    const text = read(path);
    for (const [, name, from] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)) {
      const names = used.get(join(dirname(path), from!));
      // A computed name may be any of the classes.
      if (new RegExp(`\\b${name!}\\[[^']`).test(text)) for (const each of classesOf(join(dirname(path), from!))) names?.add(each);
      for (const [, plain, quoted] of text.matchAll(new RegExp(`(?<![\\w.])${name!}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))) {
        names?.add((plain ?? quoted)!);
      }
    }
  }
  return used;
}

it('styles are CSS modules beside their component; only the theme is global', () => {
  expect(sheets.filter((path) => !path.endsWith('.module.css'))).toEqual(globalSheets);
});

it('a component uses only classes that its CSS module has, and each class is used', () => {
  const used = usedClasses();

  const missing = modules.flatMap((path) =>
    [...used.get(path)!].filter((name) => !classesOf(path).has(name)).map((name) => `${path}: ${name}`),
  );
  const unused = modules.flatMap((path) =>
    [...classesOf(path)].filter((name) => !used.get(path)!.has(name)).map((name) => `${path}: ${name}`),
  );

  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

it('a class name in plain text belongs to a global stylesheet', () => {
  // The canvas of workflows finds by these classes where it may not be moved.
  const ofLibraries = ['nopan', 'nodrag', 'nowheel'];
  const known = new Set([...globalSheets.flatMap((path) => [...classesOf(path)]), ...ofLibraries]);

  const unknown = sources('apps/web/src/**/*.tsx', 'packages/*/src/**/*.tsx').flatMap((path) =>
    [...read(path).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, plain, template]) => (plain ?? template!.replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/))
      .filter((name) => name !== '' && !known.has(name))
      .map((name) => `${path}: ${name}`),
  );

  expect(unknown).toEqual([]);
});

it('classes of CSS modules are written in camel case', () => {
  expect(modules.flatMap((path) => [...classesOf(path)].filter((name) => !camelCase.test(name)))).toEqual([]);
});
