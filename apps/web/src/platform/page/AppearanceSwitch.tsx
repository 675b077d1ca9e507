import MoonOutlined from '@ant-design/icons/es/icons/MoonOutlined';
import SunOutlined from '@ant-design/icons/es/icons/SunOutlined';
import { Button } from 'antd';
import { useTexts } from '../i18n/use-texts.ts';
import { chooseColorScheme, useColorScheme } from '../theme/color-scheme.ts';
import { pageTexts } from './page.locale.ts';

export function AppearanceSwitch() {
  const t = useTexts(pageTexts);
  const dark = useColorScheme() === 'dark';
  const label = dark ? t('toLight') : t('toDark');
  return (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      icon={dark ? <SunOutlined /> : <MoonOutlined />}
      onClick={() => chooseColorScheme(dark ? 'light' : 'dark')}
    />
  );
}
