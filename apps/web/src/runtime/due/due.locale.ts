import { defineTexts } from '../../platform/i18n/texts.ts';

export const dueTexts = defineTexts('due', {
  due: { zh: '{time} 前完成', en: 'Due {time}' },
  late: { zh: '已逾期（{time}）', en: 'Overdue ({time})' },
});
