import { generalTexts, type LocalizedText } from '@inkstone/schema';

export const imageText = {
  name: { zh: '圖片', en: 'Image' },
  pick: { zh: '上傳圖片', en: 'Upload images' },
  pickOne: { zh: '上傳圖片', en: 'Upload image' },
  shoot: { zh: '拍照', en: 'Take photo' },
  open: { zh: '檢視 {name}', en: 'View {name}' },
  viewer: { zh: '圖片 {at} / {count}', en: 'Image {at} of {count}' },
  previous: { zh: '上一張', en: 'Previous' },
  next: { zh: '下一張', en: 'Next' },
  close: generalTexts.close,
  least: { zh: '至少 {min} 張', en: 'At least {min}' },
  cameraStarting: { zh: '正在開啟相機', en: 'Starting camera' },
  cameraFailed: { zh: '無法使用相機，請改用有相機的裝置', en: 'Camera not available. Use a device with a camera.' },
  cameraShot: { zh: '相機畫面', en: 'Camera image' },
} as const satisfies Record<string, LocalizedText>;
