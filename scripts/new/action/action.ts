import { exists, importLine, NameRefusal, readText, refuseParent, type Kind } from '../recipe.ts';

const folder = 'packages/workflow/src/actions';
const list = 'packages/schema/src/instance-action.ts';

export const action: Kind = {
  example: 'stop',
  recipe(request) {
    refuseParent(request, 'an action');
    const { kebab, camel, pascal, zh, en } = request.names;
    const models = `${folder}/models.ts`;
    if (exists(request, `${folder}/${kebab}`)) throw new NameRefusal(`${folder}/${kebab} exists already; choose another name.`);
    if (new RegExp(`^  ${pascal}: `, 'im').test(readText(request, models)))
      throw new NameRefusal(`The action ${pascal} exists already, in ${models}.`);
    return {
      files: [
        { path: `${folder}/${kebab}/${kebab}.model.ts`, template: 'name.model.ts' },
        { path: `${folder}/${kebab}/${kebab}.test.ts`, template: 'name.test.ts' },
      ],
      lines: [
        { path: list, after: /^export const instanceActions = \{\n(?:  .*\n)*/m, text: `  ${pascal}: { zh: '${zh}', en: '${en}' },\n` },
        importLine(models, `\nimport { ${camel}Model } from './${kebab}/${kebab}.model.ts';`),
        { path: models, after: /^export const actionModels[^=]*= \{[^}]*/m, text: `  ${pascal}: ${camel}Model,\n` },
      ],
      next: [
        `Say in ${kebab}.model.ts to whom it is offered and what it does; now an administrator ends the instance as not granted.`,
        'The call workflow_operation and the action bar of the form have it already. A view of its own is a file in apps/web/src/runtime/form/actions.',
      ],
    };
  },
};
