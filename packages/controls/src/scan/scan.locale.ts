import type { LocalizedText } from '@inkstone/schema';

export const scanText = {
  scan: { zh: '掃碼輸入：{label}', en: 'Fill in {label} by scanning' },
  title: { zh: '掃描條碼或二維碼', en: 'Scan a bar or QR code' },
  aim: { zh: '將條碼或二維碼對準畫面', en: 'Hold the code in front of the camera' },
  starting: { zh: '正在開啟相機…', en: 'The camera is starting…' },
  noCamera: {
    zh: '無法使用相機。請允許使用相機，或改用圖片或手動輸入。',
    en: 'The camera cannot be used. Allow it, or take a picture or type the code instead.',
  },
  failed: { zh: '掃碼功能載入失敗，請手動輸入。', en: 'Scanning could not be loaded. Please type the code.' },
  picture: { zh: '從圖片識別', en: 'Read a picture' },
  unreadable: { zh: '無法識別二維碼', en: 'Unable to recognize qr code.' },
  missing: { zh: '找不到對應的資料', en: 'The corresponding data could not be found.' },
  typed: { zh: '手動輸入條碼內容', en: 'Type what the code says' },
  use: { zh: '使用', en: 'Use it' },
  close: { zh: '關閉', en: 'Close' },
  looking: { zh: '查詢中…', en: 'Looking it up…' },
} as const satisfies Record<string, LocalizedText>;
