import type { LocalizedText } from '@inkstone/schema';

export const modifyByText = { name: { zh: '修改人', en: 'Modified by' } } as const satisfies Record<string, LocalizedText>;
