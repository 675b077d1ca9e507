import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  displayTemplate: {
    label: { zh: '顯示範本', en: 'Show templates' },
    help: { zh: '在上傳的地方提供範本下載。', en: 'Offers template downloads next to the upload.' },
  },
  templateFile: {
    label: { zh: '範本檔案', en: 'Templates' },
    help: { zh: '供填寫者下載的範本，最多 10 個。', en: 'Templates that people can download, up to ten.' },
  },
  limitNumber: {
    label: { zh: '附件數量', en: 'Number of attachments' },
    help: { zh: '不限制檔案數，或自己訂一個上限。', en: 'Any number of files, or a custom limit.' },
    choices: { unlimited: { zh: '不限', en: 'Unlimited' }, custom: { zh: '自訂', en: 'Custom' } },
  },
  fileNumber: {
    label: { zh: '最多附件數', en: 'Maximum attachments' },
    help: { zh: '最多可以上傳幾個檔案，1 到 1,000。', en: 'Maximum number of files, 1 to 1,000.' },
  },
};
