import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { ConfigProviderProps } from 'antd';
import { antdTheme } from './antd-theme.ts';
import { AntdProvider } from './AntdProvider.tsx';
import { cssVariables } from './css-variables.ts';
import type { ColorScheme } from './tokens.ts';

interface ThemeScopeProps {
  readonly scheme: ColorScheme;
  readonly antdLocale?: NonNullable<ConfigProviderProps['locale']> | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page in another theme than the page itself; lists that open above it keep the tokens of the page. */
export function ThemeScope({ scheme, antdLocale, className, children }: ThemeScopeProps) {
  const theme = useMemo(() => antdTheme(scheme), [scheme]);
  const style = useMemo<CSSProperties>(
    () => ({ ...cssVariables(scheme), colorScheme: scheme, color: 'var(--ink-text)', background: 'var(--ink-surface)' }),
    [scheme],
  );
  return (
    <AntdProvider theme={theme} {...(antdLocale && { locale: antdLocale })}>
      <div className={className} style={style} data-scheme={scheme}>
        {children}
      </div>
    </AntdProvider>
  );
}
