import { exists, importLine, NameRefusal, readText, refuseParent, type Kind, type Request } from '../recipe.ts';

const folder = 'packages/controls/src';
const firstCode = 900;

/** The codes below belong to the specification, which also uses 1000. */
function freeCode(request: Request, types: readonly string[]): number {
  const sources = types.filter((path) => exists(request, path)).map((path) => readText(request, path));
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/^ {2}code: (\d+),$/gm)].map(([, code]) => Number(code))));
  let code = firstCode;
  while (used.has(code)) code += 1;
  return code;
}

export const control: Kind = {
  example: 'rating',
  recipe(request) {
    refuseParent(request, 'a control');
    const { kebab, camel, pascal } = request.names;
    if (exists(request, `${folder}/${kebab}`)) throw new NameRefusal(`${folder}/${kebab} exists already; choose another name.`);
    const models = `${folder}/models.ts`;
    const listed = [...readText(request, models).matchAll(/from '\.\/([^']+\.model\.ts)'/g)].map(([, path]) => `${folder}/${path}`);
    const own = (name: string) => ({ path: `${folder}/${kebab}/${name}`, template: name.replace(kebab, 'name').replace(pascal, 'Name') });
    return {
      values: { code: String(freeCode(request, listed)) },
      files: [
        own(`${kebab}.locale.ts`),
        own(`${kebab}.model.ts`),
        own(`${kebab}.model.test.ts`),
        own(`${kebab}.palette.ui.ts`),
        own(`${kebab}.ui.ts`),
        own(`${pascal}Desktop.tsx`),
      ],
      lines: [
        importLine(models, `\nimport { ${camel}Model } from './${kebab}/${kebab}.model.ts';`),
        { path: models, after: /^const models = \{[^}]*/m, text: `  '${kebab}': erased(${camel}Model),\n` },
        importLine(`${folder}/views.ts`, `\nimport { ${camel}Views } from './${kebab}/${kebab}.ui.ts';`),
        { path: `${folder}/views.ts`, after: /^export const controlViews[^}]*/m, text: `  '${kebab}': ${camel}Views,\n` },
      ],
      next: [
        `Open /gallery/${kebab} while \`npm run dev\` runs: it is an input for one line of text.`,
        `Say in ${kebab}.model.ts which values it holds, and draw them in ${pascal}Desktop.tsx.`,
      ],
    };
  },
};
