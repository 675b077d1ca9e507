import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const scanText = {
  scan: { zh: '掃碼輸入：{label}', en: 'Scan to enter {label}' },
  title: { zh: '掃描條碼或 QR 碼', en: 'Scan a barcode or QR code' },
  aim: { zh: '將條碼或 QR 碼對準畫面', en: 'Hold the code in front of the camera' },
  starting: { zh: '正在開啟相機…', en: 'Starting camera…' },
  noCamera: {
    zh: '無法使用相機。請允許使用相機，或改用圖片或手動輸入。',
    en: 'Camera not available. Allow camera access, or use an image or manual input.',
  },
  failed: { zh: '掃碼功能載入失敗，請手動輸入。', en: 'Scanning could not be loaded. Enter the code manually.' },
  picture: { zh: '從圖片辨識', en: 'Scan an image' },
  unreadable: { zh: '無法辨識 QR 碼', en: 'Unable to recognize qr code.' },
  missing: { zh: '找不到對應的資料', en: 'The corresponding data could not be found.' },
  typed: { zh: '手動輸入條碼內容', en: 'Enter the code manually' },
  use: { zh: '使用', en: 'Use' },
  close: generalTexts.close,
  looking: { zh: '查詢中…', en: 'Searching…' },
} as const satisfies Record<string, LocalizedText>;
