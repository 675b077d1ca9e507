import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exists, importLine, NameRefusal, readText, type Kind, type Request } from '../recipe.ts';

const folder = 'packages/formula/src/functions';

const categoriesOf = ({ root }: Request): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

export const functionKind: Kind = {
  example: 'math/sign',
  recipe(request) {
    const { parent, names } = request;
    const name = names.kebab;
    const categories = categoriesOf(request);
    if (parent === null || !categories.includes(parent))
      throw new NameRefusal(
        `Write the category of the function before its name: ${categories.map((each) => `${each}/${name}`).join(', ')}.`,
      );
    if (name.includes('-'))
      throw new NameRefusal('The name of a function is one word in lower case, because formulas call it by that name.');
    const taken = categories.find((category) => exists(request, `${folder}/${category}/${name}.ts`));
    if (taken !== undefined) throw new NameRefusal(`The function ${name} exists already, in ${folder}/${taken}/${name}.ts.`);
    // A name such as `switch` is reserved in code, not in formulas.
    const declared = `${name}Function`;
    const list = `${folder}/index.ts`;
    const help = `${folder}/help.ts`;
    if (readText(request, help).includes(`  ${name}: `)) throw new NameRefusal(`The function ${name} exists already.`);
    return {
      values: { category: parent },
      files: [
        { path: `${folder}/${parent}/${name}.ts`, template: 'name.ts' },
        { path: `${folder}/${parent}/${name}.help.ts`, template: 'name.help.ts' },
      ],
      lines: [
        importLine(list, `\nimport { ${declared} } from './${parent}/${name}.ts';`),
        { path: list, after: /^export const functions[^\]]*\[\][^\]]*/m, text: `  ${declared},\n` },
        importLine(help, `\nimport { ${name}Help } from './${parent}/${name}.help.ts';`),
        { path: help, after: /^const help[^}]*/m, text: `  ${name}: ${name}Help,\n` },
      ],
      scripts: [['packages/formula/scripts/write-docs.js']],
      next: [
        `Say in ${name}.ts what it takes and returns; now it returns its number unchanged.`,
        `Explain it in ${name}.help.ts; the examples run as tests. Then run: node packages/formula/scripts/write-docs.js`,
      ],
    };
  },
};
