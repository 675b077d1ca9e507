import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const beginningsTexts = defineTexts('design-workflow-beginnings', {
  loading: generalTexts.loading,
  which: { zh: '從哪個流程開始', en: 'Start from' },
  plain: { zh: '只有主管簽核', en: 'Manager approval only' },
  hint: {
    zh: '會一併建立可以試跑的情境，發布時會重新試跑。之後都可以修改。',
    en: 'Includes scenarios, which run again when you publish. Everything can be changed later.',
  },
  need: { zh: '{name}用哪個欄位', en: 'Field of "{name}"' },
  make: { zh: '在表單新增「{name}」', en: 'Add "{name}" to the form' },
  leave: { zh: '不使用，略去相關節點', en: 'None; leave out the nodes that depend on it' },
  lacking: { zh: '表單沒有這樣的欄位。', en: 'The form has no such field.' },
  role: { zh: '{name}由誰處理', en: '"{name}" is handled by' },
  managerAbove: { zh: '發起人的第 2 級主管', en: 'Manager at level 2' },
  computed: {
    zh: '「{name}」由表單計算，無法填入；相關情境請在模擬中建立。',
    en: '"{name}" is computed by the form and cannot be filled in; create its scenarios in the simulation.',
  },
});
