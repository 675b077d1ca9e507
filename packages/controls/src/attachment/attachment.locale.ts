import type { LocalizedText } from '@inkstone/schema';

export const attachmentText = { name: { zh: '附件', en: 'Attachment' } } as const satisfies Record<string, LocalizedText>;
