import type { LocalizedText } from '@inkstone/schema';

export const formContainerText = { name: { zh: '表單容器', en: 'Container' } } as const satisfies Record<string, LocalizedText>;
