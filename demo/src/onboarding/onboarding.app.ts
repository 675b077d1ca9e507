import type { AppDefinition } from '@inkstone/schema';
import { equipmentFlow, mentoringFlow, onboardingFlow } from './onboarding.flow.ts';
import { equipmentForm, mentoringForm, onboardingForm } from './onboarding.form.ts';
import { equipmentModel, mentoringModel, onboardingModel } from './onboarding.model.ts';

const list = (code: string, name: string, en: string, schemaCode: string, columns: readonly string[]) => ({
  code,
  name,
  name_i18n: { en },
  schemaCode,
  columns: ['sequenceNo', ...columns, 'creater', 'sequenceStatus', 'createdTime'].map((column) => ({ code: column })),
  sort: { code: 'createdTime', direction: 'desc' as const },
});

export const onboardingApp: AppDefinition = {
  code: 'onboarding',
  name: '到職準備',
  name_i18n: { en: 'Onboarding' },
  icon: 'user-add',
  group: { code: 'people', name: '人事', name_i18n: { en: 'Human resources' } },
  functions: [
    {
      code: 'onboarding',
      name: '新人到職',
      name_i18n: { en: 'Onboarding' },
      schemaCode: 'onboarding',
      formCode: 'onboarding',
      listCode: 'onboardings',
      workflowCode: 'onboarding_flow',
    },
    {
      code: 'equipment_issue',
      name: '設備發放',
      name_i18n: { en: 'Equipment' },
      schemaCode: 'equipment_issue',
      formCode: 'equipment_issue',
      listCode: 'equipment_issues',
      workflowCode: 'equipment_flow',
    },
    {
      code: 'mentoring',
      name: '帶領計畫',
      name_i18n: { en: 'Mentoring' },
      schemaCode: 'mentoring',
      formCode: 'mentoring',
      listCode: 'mentorings',
      workflowCode: 'mentoring_flow',
    },
  ],
  models: [onboardingModel, equipmentModel, mentoringModel],
  forms: [onboardingForm, equipmentForm, mentoringForm],
  lists: [
    list('onboardings', '到職案', 'Newcomers', 'onboarding', ['newcomer', 'position', 'first_day']),
    list('equipment_issues', '設備發放', 'Equipment', 'equipment_issue', ['item', 'quantity', 'newcomer', 'asset_number']),
    list('mentorings', '帶領計畫', 'Mentoring', 'mentoring', ['newcomer', 'first_day']),
  ],
  workflows: [equipmentFlow, mentoringFlow, onboardingFlow],
};
