import { contractLines, contractPath, groupOf, isExportedCall } from '../api-group.ts';
import { exists, importLine, NameRefusal, type Kind } from '../recipe.ts';

const modules = 'apps/server/src/modules';

export const endpoint: Kind = {
  example: 'organization/count-people',
  recipe(request) {
    const { parent, names } = request;
    const { kebab, camel, snake } = names;
    const folder = `${modules}/${parent}`;
    if (parent === null || !exists(request, `${folder}/index.ts`))
      throw new NameRefusal(`Write a module of the server before the name, for example organization/${kebab}; they stand in ${modules}.`);
    const declaration = exists(request, `${folder}/module.ts`) ? `${folder}/module.ts` : `${folder}/index.ts`;
    const group = groupOf(request, parent);
    const contract = contractPath(group, kebab);
    const file = `${folder}/${kebab}.endpoint.ts`;
    for (const path of [contract, file]) if (exists(request, path)) throw new NameRefusal(`${path} exists already; choose another name.`);
    if (isExportedCall(request, camel)) throw new NameRefusal(`A call named ${camel} exists already; choose another name.`);
    return {
      values: { path: `/api/${group.replaceAll('-', '_')}/${snake}` },
      files: [
        { path: contract, template: 'name.call.ts' },
        { path: file, template: 'name.endpoint.ts' },
      ],
      lines: [
        ...contractLines(request, group, kebab),
        importLine(declaration, `\nimport { ${camel}Endpoint } from './${kebab}.endpoint.ts';`),
        { path: declaration, after: /^ {2}endpoints: \[/m, text: `${camel}Endpoint, ` },
      ],
      next: [
        `Say in ${kebab}.call.ts what goes in and out, and in ${kebab}.endpoint.ts who may call it; now it answers who calls, and when.`,
        'It is listed at /docs of the running server.',
      ],
    };
  },
};
