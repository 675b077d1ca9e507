import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../../../platform/i18n/texts.ts';
import { managementTexts } from '../../../../platform/i18n/management-texts.ts';

/** Texts of editors that are lists of lines, and of their parts. */
export const editorTexts = defineTexts('design-editors', {
  notSet: generalTexts.notSet,
  cancel: generalTexts.cancel,
  english: managementTexts.englishName,
  heading: { zh: '表頭「{name}」', en: 'Heading "{name}"' },
  newHeading: { zh: '表頭', en: 'Heading' },
  addHeading: { zh: '新增表頭', en: 'Add heading' },
  addSubheading: { zh: '在「{name}」下新增一層', en: 'Add a level under "{name}"' },
  removeHeading: { zh: '刪除表頭「{name}」', en: 'Delete the heading "{name}"' },
  headingName: { zh: '表頭 {number} 的名稱', en: 'Name of heading {number}' },
  headingOf: { zh: '「{name}」上面的表頭', en: 'Heading above "{name}"' },
  noHeading: { zh: '沒有', en: 'None' },
  noColumns: { zh: '先在子表加入欄位。', en: 'Add columns to the sub-table first.' },
  noModel: { zh: '先選擇關聯模型。', en: 'Select the model first.' },
  anyRole: { zh: '不限', en: 'Any' },
  button: { zh: '按鈕 {number}', en: 'Button {number}' },
  newButton: { zh: '按鈕', en: 'Button' },
  addButton: { zh: '新增按鈕', en: 'Add button' },
  removeButton: { zh: '刪除按鈕「{name}」', en: 'Delete the button "{name}"' },
  stepsOf: { zh: '「{name}」的步驟', en: 'Steps of "{name}"' },
  chooseFiles: { zh: '上傳範本', en: 'Upload templates' },
  uploading: { zh: '上傳中…', en: 'Uploading…' },
  removeFile: { zh: '移除「{name}」', en: 'Remove "{name}"' },
  mostFiles: { zh: '最多 {max} 個範本', en: 'At most {max} templates' },
  documents: { zh: '文件', en: 'Documents' },
  images: { zh: '圖片', en: 'Images' },
  archives: { zh: '壓縮檔', en: 'Archives' },
  sounds: { zh: '聲音', en: 'Sound' },
  films: { zh: '影片', en: 'Video' },
  otherTypes: { zh: '其他副檔名，以逗號分開', en: 'Other extensions, separated by commas' },
  allTypes: { zh: '都不勾選：接受系統允許的所有類型', en: 'If none is selected, all types allowed by the system are accepted' },
});
