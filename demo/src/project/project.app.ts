import type { AppDefinition } from '@inkstone/schema';
import { projectFlow } from './project.flow.ts';
import { projectForm } from './project.form.ts';
import { projectModel } from './project.model.ts';

export const projectApp: AppDefinition = {
  code: 'project',
  name: '專案立項',
  name_i18n: { en: 'Projects' },
  icon: 'project',
  group: { code: 'operations', name: '營運', name_i18n: { en: 'Operations' } },
  functions: [
    {
      code: 'project',
      name: '專案立項',
      name_i18n: { en: 'Project' },
      schemaCode: 'project',
      formCode: 'project',
      listCode: 'projects',
      workflowCode: 'project_flow',
    },
  ],
  models: [projectModel],
  forms: [projectForm],
  lists: [
    {
      code: 'projects',
      name: '專案一覽',
      name_i18n: { en: 'Projects' },
      schemaCode: 'project',
      columns: [
        { code: 'sequenceNo', width: 130 },
        { code: 'project_name' },
        { code: 'drawing', width: 90 },
        { code: 'lead_department' },
        { code: 'scope' },
        { code: 'creater' },
        { code: 'sequenceStatus' },
        { code: 'createdTime' },
      ],
      sort: { code: 'createdTime', direction: 'desc' },
    },
  ],
  workflows: [projectFlow],
};
