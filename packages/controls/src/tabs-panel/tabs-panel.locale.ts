import type { LocalizedText } from '@inkstone/schema';

export const tabsPanelText = { name: { zh: '頁籤面板', en: 'Tab panel' } } as const satisfies Record<string, LocalizedText>;
