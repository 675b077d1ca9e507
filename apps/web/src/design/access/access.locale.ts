import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const accessTexts = defineTexts('design-access', {
  title: { zh: '誰可以使用', en: 'Who uses it' },
  loading: generalTexts.loading,
  save: generalTexts.save,
  saved: generalTexts.saved,
  starters: { zh: '誰可以發起', en: 'Who may start it' },
  viewers: { zh: '誰可以看到全部資料', en: 'Who sees all of it' },
  everybody: { zh: '所有人', en: 'Everybody' },
  onlyOwn: { zh: '沒有人，每個人只看到自己的', en: 'Nobody: each person sees their own' },
  members: { zh: '指定的人員、部門或角色', en: 'Chosen people, departments or roles' },
  noMembers: { zh: '請至少選擇一個', en: 'Choose at least one' },
  hint: {
    zh: '每個人都看得到自己發起的，以及自己任務裡的資料。需要更細的權限時，可以再設定應用角色。',
    en: 'Everybody sees what they started, and what is in their tasks. Application roles can say more later.',
  },
  notSaid: {
    zh: '尚未指定：所有人都可以發起；沒有流程的資料所有人都看得到，有流程的只有參與者看得到。',
    en: 'Not set: everybody may start it. Records without a workflow are seen by everybody, others by those who take part.',
  },
  onlyAdministrators: {
    zh: '應用已發布，只有系統管理員與應用管理員可以修改。',
    en: 'The application is published: only administrators and application administrators may change this.',
  },
  managed: {
    zh: '以下資料模型由應用角色決定，不受這裡的設定影響：{models}',
    en: 'Application roles decide for these models instead: {models}',
  },
  set: { zh: '指定誰可以使用', en: 'Set who uses it' },
});
