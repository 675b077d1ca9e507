import { defineTexts } from '../../../platform/i18n/texts.ts';

export const simulationTexts = defineTexts('design-workflow-simulation', {
  title: { zh: '模擬', en: 'Simulation' },
  hint: {
    zh: '以目前設計的流程與表單走一遍；不會儲存任何資料，也不會通知任何人。',
    en: 'Runs the workflow and form as currently designed. Nothing is stored, and no one is notified.',
  },
  initiator: { zh: '發起人', en: 'Initiator' },
  startAt: { zh: '發起時間', en: 'Start time' },
  form: { zh: '表單', en: 'Form' },
  noForm: { zh: '這個資料模型還沒有表單', en: 'This model has no form yet' },
  run: { zh: '開始模擬', en: 'Run' },
  again: { zh: '重新模擬', en: 'Run again' },
  stale: { zh: '內容已變更，請重新模擬', en: 'Something has changed. Run it again' },
  steps: { zh: '經過', en: 'Steps' },
  step: { zh: '第 {step} 步，共 {count} 步：{name}', en: 'Step {step} of {count}: {name}' },
  nobody: { zh: '沒有人', en: 'no one' },
  earlier: { zh: '上一步', en: 'Previous step' },
  later: { zh: '下一步', en: 'Next step' },
  last: { zh: '到最後', en: 'To the end' },
  saved: { zh: '已儲存為情境「{name}」，發布時會重新試跑', en: 'Saved as scenario "{name}"; it runs again when you publish' },
});
