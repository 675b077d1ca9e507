import { exists, importLine, NameRefusal, readText, refuseParent, type Kind } from '../recipe.ts';

const folder = 'apps/web/src/admin';

export const page: Kind = {
  example: 'visitors',
  recipe(request) {
    refuseParent(request, 'a page');
    const { kebab, pascal, camel } = request.names;
    const list = `${folder}/admin-pages.ui.ts`;
    if (exists(request, `${folder}/${kebab}`)) throw new NameRefusal(`${folder}/${kebab} exists already; choose another name.`);
    if (new RegExp(`path: '${kebab}['/]`).test(readText(request, list)))
      throw new NameRefusal(`The address /admin/${kebab} is taken, see ${list}.`);
    return {
      files: [
        { path: `${folder}/${kebab}/${kebab}.locale.ts`, template: 'name.locale.ts' },
        { path: `${folder}/${kebab}/${pascal}Page.tsx`, template: 'NamePage.tsx' },
        { path: `${folder}/${kebab}/${pascal}Page.test.tsx`, template: 'NamePage.test.tsx' },
      ],
      lines: [
        importLine(list, `\nimport { ${camel}Title } from './${kebab}/${kebab}.locale.ts';`),
        {
          path: list,
          after: /^export const adminPages[^=]*= \[(?:\n  .*)*\n/m,
          text: `  { path: '${kebab}', load: async () => (await import('./${kebab}/${pascal}Page.tsx')).${pascal}Page, offered: ${camel}Title },\n`,
        },
      ],
      next: [
        `Open /#/admin/${kebab} as an administrator while \`npm run dev\` runs; the administration page links to it.`,
        `Its texts stand in ${kebab}.locale.ts. \`ofApps\` or \`ofWorkflows\` in admin-pages.ui.ts offers it to further administrators.`,
      ],
    };
  },
};
