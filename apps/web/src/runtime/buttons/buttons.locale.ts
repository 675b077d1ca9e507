import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const buttonTexts = defineTexts('buttons', {
  more: { zh: '其他操作', en: 'More actions' },
  done: { zh: '「{name}」已完成', en: '"{name}" completed' },
  failed: { zh: '「{name}」未完成', en: '"{name}" not completed' },
  unsaved: { zh: '請先儲存或提交變更，再執行此操作。', en: 'Save or submit your changes first.' },
  close: generalTexts.close,
  cancel: generalTexts.cancel,
  title: { zh: '{name}：{count} 筆', en: '{name}: {count} {count|record|records}' },
  can: { zh: '可執行 {count} 筆', en: 'Can run on {count}' },
  cannot: { zh: '{count} 筆不能執行', en: 'Cannot run on {count}' },
  did: { zh: '已完成 {count} 筆', en: 'Completed for {count}' },
  didNot: { zh: '{count} 筆未完成', en: 'Not completed for {count}' },
});
