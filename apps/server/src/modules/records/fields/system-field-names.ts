import type { LocalizedText, SystemField } from '@inkstone/schema';

/** The names of system fields in lists and reasons. */
export const systemFieldNames: Readonly<Record<SystemField, LocalizedText>> = {
  id: { zh: '識別碼', en: 'ID' },
  sequenceNo: { zh: '單據編號', en: 'Number' },
  sequenceStatus: { zh: '狀態', en: 'Status' },
  creater: { zh: '建立人', en: 'Created by' },
  createdDeptId: { zh: '建立人部門', en: "Creator's department" },
  createdTime: { zh: '建立時間', en: 'Created' },
  modifier: { zh: '修改人', en: 'Modified by' },
  modifiedTime: { zh: '修改時間', en: 'Modified' },
  owner: { zh: '擁有者', en: 'Owner' },
  ownerDeptId: { zh: '擁有者部門', en: "Owner's department" },
  urgencyLevel: { zh: '緊急程度', en: 'Urgency' },
};
