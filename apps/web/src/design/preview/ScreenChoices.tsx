import { Segmented } from 'antd';
import type { Locale } from '@inkstone/schema';
import type { ColorScheme } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { previewTexts } from './preview.locale.ts';

/** How a preview is shown. */
export interface PreviewScreen {
  readonly screen: 'desktop' | 'phone' | 'both';
  readonly locale: Locale;
  readonly scheme: ColorScheme;
}

interface ScreenChoicesProps {
  readonly value: PreviewScreen;
  readonly onChange: (value: PreviewScreen) => void;
  /** Whether the language can be chosen too. */
  readonly languages?: boolean;
  /** Whether both screens can be shown beside each other. */
  readonly both?: boolean;
}

export function ScreenChoices({ value, onChange, languages = true, both = false }: ScreenChoicesProps) {
  const t = useTexts(previewTexts);
  return (
    <>
      <Segmented<PreviewScreen['screen']>
        size="small"
        aria-label={t('screen')}
        value={value.screen}
        options={[
          { value: 'desktop', label: t('desktop') },
          { value: 'phone', label: t('phone') },
          ...(both ? [{ value: 'both' as const, label: t('both') }] : []),
        ]}
        onChange={(screen) => onChange({ ...value, screen })}
      />
      {languages ? (
        <Segmented<PreviewScreen['locale']>
          size="small"
          aria-label={t('language')}
          value={value.locale}
          options={[
            { value: 'zh', label: t('chinese') },
            { value: 'en', label: t('english') },
          ]}
          onChange={(locale) => onChange({ ...value, locale })}
        />
      ) : null}
      <Segmented<PreviewScreen['scheme']>
        size="small"
        aria-label={t('scheme')}
        value={value.scheme}
        options={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
        onChange={(scheme) => onChange({ ...value, scheme })}
      />
    </>
  );
}
