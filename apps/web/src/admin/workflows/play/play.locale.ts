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
  draft: { zh: '檢查檔案', en: 'Check file' },
  draftHint: {
    zh: '選擇應用或流程的 JSON 檔，先看檢查結果再發布；檔案只會檢查，不會儲存。',
    en: 'Choose a JSON file of an application or workflow to see its issues before publishing. The file is only checked, not saved.',
  },
  draftShown: { zh: '檢查的是檔案「{name}」，不是已發布的版本', en: 'Checking the file "{name}", not the published version' },
  published: { zh: '回到已發布的版本', en: 'Back to the published version' },
  notJson: { zh: '「{name}」不是 JSON 檔', en: '"{name}" is not a JSON file' },
  notThere: { zh: '「{name}」裡沒有流程「{code}」', en: '"{name}" does not contain the workflow "{code}"' },
  tooLarge: { zh: '「{name}」超過 {size} MB', en: '"{name}" is larger than {size} MB' },
});
