import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../platform/i18n/texts.ts';

export const playTexts = defineTexts('workflow-play', {
  player: { zh: '逐步播放', en: 'Step by step' },
  play: { zh: '在圖上播放', en: 'Play on diagram' },
  playNamed: { zh: '在圖上播放：{message}', en: 'Play on diagram: {message}' },
  stepOf: { zh: '第 {step} / {count} 步', en: 'Step {step} of {count}' },
  back: { zh: '上一步', en: 'Back' },
  forward: { zh: '下一步', en: 'Next' },
  close: generalTexts.close,
});
