import { Button } from 'antd';
import { chooseLocale } from '../i18n/locale-store.ts';
import { useLocale, useTexts } from '../i18n/use-texts.ts';
import { pageTexts } from './page.locale.ts';

export function LanguageSwitch() {
  const t = useTexts(pageTexts);
  const other = useLocale() === 'zh' ? 'en' : 'zh';
  return (
    <Button type="text" size="small" lang={other === 'zh' ? 'zh-Hant' : 'en'} onClick={() => chooseLocale(other)}>
      {t('otherLanguage')}
    </Button>
  );
}
