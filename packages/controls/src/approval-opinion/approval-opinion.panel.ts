import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  showTextOpinion: { label: { zh: '文字意見', en: 'Text' }, help: { zh: '意見可以寫文字。', en: 'Opinions can contain text.' } },
  showUpload: {
    label: { zh: '上傳附件', en: 'Attachments' },
    help: { zh: '意見可以附上檔案。', en: 'Files can be attached to opinions.' },
  },
  showSignature: { label: { zh: '手寫簽名', en: 'Signature' }, help: { zh: '意見可以手寫簽名。', en: 'Opinions can be signed by hand.' } },
  commonCommentSwitch: {
    label: { zh: '常用意見', en: 'Common opinions' },
    help: { zh: '可以從常用意見挑選。', en: 'Saved opinions can be selected.' },
  },
};
