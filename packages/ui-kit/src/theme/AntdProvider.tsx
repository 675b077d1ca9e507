import { createTheme } from '@ant-design/cssinjs';
import { Provider as MotionProvider } from '@rc-component/motion';
import type { ConfigProviderProps } from 'antd';
import { ConfigContext, defaultIconPrefixCls, defaultPrefixCls } from 'antd/es/config-provider/context';
import useIconStyle from 'antd/es/config-provider/style';
import ValidateMessagesContext from 'antd/es/form/validateMessagesContext';
import LocaleContext from 'antd/es/locale/context';
import defaultLocale from 'antd/es/locale/en_US';
import { defaultConfig, DesignTokenContext, type DesignTokenProviderProps } from 'antd/es/theme/context';
import { useId, useMemo, type ReactNode } from 'react';
import type { AntdTheme } from './antd-theme.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface AntdProviderProps {
  readonly theme: AntdTheme;
  readonly locale?: NonNullable<ConfigProviderProps['locale']> | undefined;
  readonly children: ReactNode;
}

/**
 * Provides antd components with the theme, texts and button settings. It replaces antd's `ConfigProvider`, which would add tooltips and all
 * popup positioning to every page (docs/decisions/0031).
 */
export function AntdProvider({ theme, locale = defaultLocale, children }: AntdProviderProps) {
  const cssVariables = useId().replaceAll(':', '');
  const motion = !useReducedMotion();
  const tokens = useMemo(() => designTokens(theme, cssVariables, motion), [theme, cssVariables, motion]);
  const texts = useMemo(() => ({ ...locale, exist: true }), [locale]);
  const config = useMemo(
    () => ({ getPrefixCls, iconPrefixCls: defaultIconPrefixCls, theme, locale, button: { autoInsertSpace: false } }),
    [theme, locale],
  );
  return (
    <ConfigContext.Provider value={config}>
      <DesignTokenContext.Provider value={tokens}>
        <LocaleContext.Provider value={texts}>
          <ValidateMessagesContext.Provider value={locale.Form?.defaultValidateMessages}>
            <IconStyle />
            {/* Not antd's MotionWrapper: it mounts everything anew when motion changes. */}
            <MotionProvider motion={motion}>{children}</MotionProvider>
          </ValidateMessagesContext.Provider>
        </LocaleContext.Provider>
      </DesignTokenContext.Provider>
    </ConfigContext.Provider>
  );
}

/** A child of the provider, because it reads the theme. */
function IconStyle() {
  useIconStyle(defaultIconPrefixCls);
  return null;
}

function getPrefixCls(part?: string, own?: string): string {
  return own ?? (part ? `${defaultPrefixCls}-${part}` : defaultPrefixCls);
}

function designTokens({ algorithm, token, components }: AntdTheme, cssVariables: string, motion: boolean): DesignTokenProviderProps {
  const tokens = { ...defaultConfig.token, ...token, motion };
  return {
    hashed: defaultConfig.hashed,
    theme: createTheme(algorithm),
    token: tokens,
    components,
    override: { override: tokens, ...components },
    cssVar: { prefix: defaultPrefixCls, key: `css-var-${cssVariables}` },
  };
}
