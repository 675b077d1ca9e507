import type { LocalizedText } from '@inkstone/schema';

export const systemOtherText = { name: { zh: '其他系統欄位', en: 'Other system field' } } as const satisfies Record<string, LocalizedText>;
