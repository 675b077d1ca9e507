import { contractLines, contractPath, isExportedCall } from '../api-group.ts';
import { exists, importLine, NameRefusal, refuseParent, type Kind } from '../recipe.ts';

const list = 'apps/server/src/modules.ts';

export const module: Kind = {
  example: 'visitors',
  recipe(request) {
    refuseParent(request, 'a module');
    const { kebab, camel, snake } = request.names;
    const folder = `apps/server/src/modules/${kebab}`;
    const call = `${kebab}-overview`;
    for (const path of [folder, `packages/api/src/${kebab}`])
      if (exists(request, path)) throw new NameRefusal(`${path} exists already; choose another name.`);
    if (isExportedCall(request, `${camel}Overview`)) throw new NameRefusal(`A call named ${camel}Overview exists already.`);
    return {
      values: { path: `/api/${snake}/overview` },
      files: [
        { path: contractPath(kebab, call), template: 'name-overview.call.ts' },
        { path: `${folder}/index.ts`, template: 'index.ts' },
        { path: `${folder}/${call}.endpoint.ts`, template: 'name-overview.endpoint.ts' },
        { path: `${folder}/${kebab}.test.ts`, template: 'name.test.ts' },
      ],
      lines: [
        ...contractLines(request, kebab, call),
        importLine(list, `\nimport { ${camel}Module } from './modules/${kebab}/index.ts';`),
        { path: list, after: /^export const modules[^\]]*\[\][^\]]*/m, text: `  ${camel}Module,\n` },
      ],
      scripts: [['scripts/modules/check-modules.ts', '--write']],
      next: [
        `Describe it in one sentence in ${folder}/index.ts and in the table of docs/architecture.md.`,
        'Move its line in modules.ts up if modules after it shall use it; it may use those before it.',
        `Add calls with \`npm run new endpoint ${kebab}/NAME\`.`,
      ],
    };
  },
};
