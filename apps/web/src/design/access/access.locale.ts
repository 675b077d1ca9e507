import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const accessTexts = defineTexts('design-access', {
  title: { zh: '誰可以使用', en: 'Who can use it' },
  loading: generalTexts.loading,
  save: generalTexts.save,
  saved: generalTexts.saved,
  starters: { zh: '誰可以發起', en: 'Who can start it' },
  viewers: { zh: '誰可以看到全部資料', en: 'Who can view all records' },
  everybody: { zh: '所有人', en: 'Everyone' },
  onlyOwn: { zh: '沒有人，每個人只看到自己的', en: 'No one: each person sees only their own' },
  members: { zh: '指定的人員、部門或角色', en: 'Selected people, departments or roles' },
  noMembers: { zh: '請至少選擇一個', en: 'Select at least one' },
  hint: {
    zh: '每個人都看得到自己發起的，以及自己任務裡的資料。需要更細的權限時，可以再設定應用角色。',
    en: 'Everyone can view what they started and what is in their tasks. For finer permissions, add application roles.',
  },
  notSaid: {
    zh: '尚未指定：所有人都可以發起；沒有流程的資料所有人都看得到，有流程的只有參與的人看得到。',
    en: 'Not set: everyone can start it. Records without a workflow are visible to everyone, others only to the people involved.',
  },
  onlyAdministrators: {
    zh: '應用已發布，只有系統管理員與應用管理員可以修改。',
    en: 'The application is published, so only system administrators and application administrators can change this.',
  },
  managed: {
    zh: '以下資料模型由應用角色決定，不受這裡的設定影響：{models}',
    en: 'These models are controlled by application roles and not affected by this setting: {models}',
  },
  set: { zh: '指定誰可以使用', en: 'Set who can use it' },
});
