import type { InstanceStatus, LocalizedText } from '@inkstone/schema';

/** Names of the statuses (runtime specification, section 3). */
export const statusText: Readonly<Record<InstanceStatus, LocalizedText>> = {
  DRAFT: { zh: '草稿', en: 'Draft' },
  PROCESSING: { zh: '進行中', en: 'In progress' },
  COMPLETED: { zh: '已完成', en: 'Completed' },
  CANCELED: { zh: '已作廢', en: 'Cancelled' },
  EXCEPTION: { zh: '流程異常', en: 'Exception' },
};

export const sequenceStatusText = { name: { zh: '流程狀態', en: 'Status' } } as const satisfies Record<string, LocalizedText>;
