import { exists, readText, type NewLine, type Request } from './recipe.ts';

const contracts = 'packages/api/src';

/** The folder with the contracts of a module: under its name or its singular, otherwise one of its own. */
export function groupOf(request: Request, module: string): string {
  const names = [module, module.replace(/ies$/, 'y'), module.replace(/s$/, '')];
  return names.find((name) => exists(request, `${contracts}/${name}/index.ts`)) ?? module;
}

/** The line of a contract in the list of its group, whose file is written if it is the first one. */
export function contractLines(request: Request, group: string, call: string): readonly NewLine[] {
  const list = `${contracts}/${group}/index.ts`;
  const line = `export * from './${call}.call.ts';`;
  if (exists(request, list)) return [{ path: list, after: /^export .*;$/m, last: true, text: `\n${line}` }];
  return [
    { path: list, after: /^/, text: `${line}\n` },
    { path: `${contracts}/groups.ts`, after: /^export .*;$/m, last: true, text: `\nexport * from './${group}/index.ts';` },
  ];
}

export const contractPath = (group: string, call: string): string => `${contracts}/${group}/${call}.call.ts`;

/** Whether a contract of any group is exported under this name: the names are the operations of the OpenAPI document. */
export function isExportedCall(request: Request, name: string): boolean {
  const groups = [...readText(request, `${contracts}/groups.ts`).matchAll(/'\.\/([^']+)\/index\.ts'/g)].map(([, group]) => group!);
  return groups.some((group) =>
    [...readText(request, `${contracts}/${group}/index.ts`).matchAll(/'\.\/([^']+)'/g)].some(([, file]) =>
      new RegExp(`^export const ${name}\\b`, 'm').test(readText(request, `${contracts}/${group}/${file}`)),
    ),
  );
}
