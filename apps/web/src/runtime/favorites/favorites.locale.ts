import { defineTexts } from '../../platform/i18n/texts.ts';

export const favoritesTexts = defineTexts('favorites', {
  favorites: { zh: '常用', en: 'Favourites' },
  recent: { zh: '最近使用', en: 'Recently used' },
  loading: { zh: '正在載入常用與最近使用', en: 'Loading favourites and recently used' },
  mark: { zh: '將「{name}」加入常用', en: 'Add {name} to favourites' },
});
