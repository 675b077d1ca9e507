import { defineTexts } from '../../../platform/i18n/texts.ts';

export const playTexts = defineTexts('workflow-play', {
  player: { zh: '逐步播放', en: 'Step by step' },
  play: { zh: '在圖上播放', en: 'Play on the map' },
  playNamed: { zh: '在圖上播放：{message}', en: 'Play on the map: {message}' },
  stepOf: { zh: '第 {step} / {count} 步', en: 'Step {step} of {count}' },
  back: { zh: '上一步', en: 'Back' },
  forward: { zh: '下一步', en: 'Next' },
  close: { zh: '關閉', en: 'Close' },
  draft: { zh: '檢查檔案', en: 'Check a file' },
  draftHint: {
    zh: '選擇應用或流程的 JSON 檔，先看檢查結果再發佈；檔案只會檢查，不會儲存。',
    en: 'Choose an application or a workflow as JSON to see what the check says before it is published. Nothing of it is kept.',
  },
  draftShown: { zh: '檢查的是檔案「{name}」，不是已發佈的版本', en: 'This is the file "{name}", not what is published' },
  published: { zh: '回到已發佈的版本', en: 'Back to what is published' },
  notJson: { zh: '「{name}」不是 JSON 檔', en: '"{name}" is no JSON' },
  notThere: { zh: '「{name}」裡沒有流程「{code}」', en: '"{name}" has no workflow "{code}"' },
  tooLarge: { zh: '「{name}」超過 {size} MB', en: '"{name}" is larger than {size} MB' },
});
